import { Fragment } from "react";
import styled from "styled-components";
import { code } from "./code.ts";

/** A text of `words.ts`: what stands between backticks is code, between asterisks a name on someone's screen. */
export function Prose({ text }: { text: string }) {
  let at = 0;
  return text.split(/(`[^`]+`|\*[^*]+\*)/).map((run) => {
    const key = at;
    at += run.length + 1;
    if (run.startsWith("`")) return <Code key={key}>{run.slice(1, -1)}</Code>;
    if (run.startsWith("*")) return <strong key={key}>{run.slice(1, -1)}</strong>;
    return <Fragment key={key}>{run}</Fragment>;
  });
}

const Code = styled.code`
  ${code}
`;
