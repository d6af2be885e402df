import styled from "styled-components";
import { codeStyle } from "./styles.ts";

/** Renders a text of the wording: `code` between backticks, strong text between asterisks. */
export function FormattedText({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*[^*]+\*)/).map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change places
    if (part.startsWith("`")) return <InlineCode key={index}>{part.slice(1, -1)}</InlineCode>;
    if (part.startsWith("*")) return <strong key={index}>{part.slice(1, -1)}</strong>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never change places
    return part;
  });
}

const InlineCode = styled.code`
  ${codeStyle}
`;
