import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";

interface TopicProps {
  title: string;
  /** The level of the title. */
  heading?: "h2" | "h3";
  id?: string;
  children: ReactNode;
}

/** One topic of a page to read: on a wide page its title is in the margin of a narrow column. */
export function Topic({ title, heading: Heading = "h2", id, children }: TopicProps) {
  return (
    <TopicSection id={id}>
      <Heading>{title}</Heading>
      <div>{children}</div>
    </TopicSection>
  );
}

const TopicSection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  padding-block: ${SPACE.xl};
  border-block-start: 3px solid ${colour("ink")};
  break-inside: avoid;
  h2,
  h3 {
    ${display}
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.01em;
  }
  > div {
    display: grid;
    gap: ${SPACE.l};
    max-inline-size: 40rem;
  }
  ul {
    display: grid;
    gap: ${SPACE.m};
    padding: 0;
    list-style: none;
  }
  ${WIDE} {
    grid-template-columns: 5fr 7fr;
    padding-block: ${SPACE.xxl};
    h2,
    h3 {
      font-size: ${SIZE.title};
    }
  }
`;
