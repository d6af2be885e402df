import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { FormattedText } from "./FormattedText.tsx";
import { codeGround, codeStyle } from "./styles.ts";

/** One topic of the notes, with its title beside the text on a wide screen. */
export function NotesEntry(props: { title: string; id?: string; children: ReactNode }) {
  const { title, id, children } = props;
  return (
    <TopicSection id={id}>
      <h3>{title}</h3>
      <div>{children}</div>
    </TopicSection>
  );
}

/** Texts of the wording, each a paragraph. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <FormattedText text={text} />
    </p>
  ));
}

const TopicSection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  padding-block: ${SPACE.xl};
  border-block-start: 3px solid ${colour("ink")};
  break-inside: avoid;
  h3 {
    ${display}
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.01em;
  }
  > div {
    display: grid;
    gap: ${SPACE.m};
    max-inline-size: 42rem;
  }
  ${WIDE} {
    grid-template-columns: 5fr 7fr;
    padding-block: ${SPACE.xxl};
    h3 {
      font-size: ${SIZE.title};
    }
  }
`;

/** A block of code in the notes. */
export const NotesCode = styled.pre`
  ${codeStyle}
  margin: 0;
  padding: ${SPACE.l};
  white-space: pre-wrap;
  @media (forced-colors: active) {
    border: 2px solid;
  }
  ${codeGround}
`;
