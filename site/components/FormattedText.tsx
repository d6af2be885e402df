import { Fragment, type ReactNode } from "react";
import styled from "styled-components";
import { usePage } from "../document/shown-page.ts";
import { codeStyle } from "../style/type.ts";

interface FormattedTextProps {
  text: string;
  /** The content in place of `{name}` in the text, by name. */
  links?: Readonly<Record<string, ReactNode>>;
}

/** Renders a text of the wording: `code`, *strong text*, and for {their names} the `links` and the {contact}. */
export function FormattedText({ text, links = {} }: FormattedTextProps) {
  const { contactAddress } = usePage().campaign;
  const contact = <a href={`mailto:${contactAddress}`}>{contactAddress}</a>;
  return text.split(/(`[^`]+`|\*[^*]+\*|\{\w+\})/).map((part, index) => {
    const inner = part.slice(1, -1);
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change places
    if (part.startsWith("`")) return <InlineCode key={index}>{inner}</InlineCode>;
    if (part.startsWith("*")) return <strong key={index}>{inner}</strong>;
    if (part.startsWith("{"))
      return <Fragment key={index}>{{ contact, ...links }[inner] ?? part}</Fragment>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never change places
    return part;
  });
}

const InlineCode = styled.code.attrs({ translate: "no" })`
  ${codeStyle}
`;
