import { Fragment } from "react";
import styled from "styled-components";
import { codeStyle } from "./code-style.ts";

/** Renders a text of the wording: `code` between backticks, strong text between asterisks. */
export function FormattedText({ text }: { text: string }) {
  let start = 0;
  return text.split(/(`[^`]+`|\*[^*]+\*)/).map((part) => {
    const key = start;
    start += part.length + 1;
    if (part.startsWith("`")) return <InlineCode key={key}>{part.slice(1, -1)}</InlineCode>;
    if (part.startsWith("*")) return <strong key={key}>{part.slice(1, -1)}</strong>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}

const InlineCode = styled.code`
  ${codeStyle}
`;
