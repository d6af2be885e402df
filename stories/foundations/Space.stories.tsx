import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { MARGIN, MEASURE, MEDIUM, WIDE } from "../../site/kit/layout.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { Code, Page, Part } from "./FoundationPage.tsx";

type Step = keyof typeof SPACE;

const STEPS: { [S in Step]: string } = {
  xs: "Within a thing: a mark and its text.",
  s: "Between things that belong together.",
  m: "Inside a control.",
  l: "Inside a card, between controls.",
  xl: "Between groups.",
  xxl: "Between parts of a section.",
  xxxl: "Between sections.",
};

function Spaces() {
  return (
    <Page
      title="Space"
      lead="Seven steps in a base of 4 px. Edges are square or barely eased, rules are ink, and a shadow is a hard offset in ink, never a blur."
    >
      <Part title="Steps">
        <Bars>
          {(Object.keys(STEPS) as Step[]).map((step) => (
            <li key={step}>
              <Bar $step={step} />
              <span>
                <Code>
                  {step} {SPACE[step]}
                </Code>{" "}
                {STEPS[step]}
              </span>
            </li>
          ))}
        </Bars>
      </Part>
      <Part
        title="Targets"
        note={`Whatever is pressed is at least ${TARGET_SIZE} each way, also where it looks smaller.`}
      >
        <Target />
      </Part>
      <Part
        title="The page"
        note="One strong column on a phone, side by side from the middle, a poster on twelve columns from the wide."
      >
        <dl>
          <dt>Margin</dt>
          <dd>
            <Code>{MARGIN}</Code>
          </dd>
          <dt>Widest printed area</dt>
          <dd>
            <Code>{MEASURE}</Code>
          </dd>
          <dt>Middle</dt>
          <dd>
            <Code>{MEDIUM}</Code>
          </dd>
          <dt>Wide</dt>
          <dd>
            <Code>{WIDE}</Code>
          </dd>
        </dl>
      </Part>
      <Part title="Sheets" note="The raised sheet carries the job; its shadow grows with the page.">
        <Raised>One thing to look at.</Raised>
      </Part>
    </Page>
  );
}

const meta: Meta = { title: "Foundations/Space", tags: ["!autodocs"] };

export default meta;

export const TheSpace: StoryObj = { name: "Space", render: () => <Spaces /> };

const Bars = styled.ul`
  display: grid;
  gap: ${SPACE.m};
  && {
    padding: 0;
  }
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 5rem 1fr;
    align-items: center;
    gap: ${SPACE.l};
  }
`;

const Bar = styled.div<{ $step: Step }>`
  inline-size: ${({ $step }) => SPACE[$step]};
  block-size: ${({ $step }) => SPACE[$step]};
  background: ${colour("urgent")};
  forced-color-adjust: none;
`;

const Target = styled.div`
  inline-size: ${TARGET_SIZE};
  block-size: ${TARGET_SIZE};
  border: 2px dashed ${colour("ink")};
`;

const Raised = styled.p`
  max-inline-size: 24rem;
  padding: ${SPACE.xl};
  border: 3px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  box-shadow: 6px 6px 0 ${colour("ink")};
`;
