import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";

/** One topic of the notes, with its title beside the text on a wide screen. */
export function NotesEntry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TopicSection>
      <h3>{title}</h3>
      <div>{children}</div>
    </TopicSection>
  );
}

const TopicSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    grid-template-columns: minmax(0, 1fr);
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
