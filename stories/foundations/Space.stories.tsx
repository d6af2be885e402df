import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { MARGIN, MEASURE, MEDIUM, WIDE } from "../../site/kit/layout.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { Code, FoundationPage, PageSection } from "./FoundationPage.tsx";

type Step = keyof typeof SPACE;

const STEPS: { [S in Step]: string } = {
  xs: "Inside a component: between an icon and its text.",
  s: "Between closely related items.",
  m: "Inside a control.",
  l: "Inside a card, between controls.",
  xl: "Between groups.",
  xxl: "Between the parts of a section.",
  xxxl: "Between sections.",
};

function SpacePage() {
  return (
    <FoundationPage
      title="Space"
      lead="Seven steps on a base of 4 px. Corners are square or slightly rounded, lines are ink, and shadows are a hard offset in ink without blur."
    >
      <PageSection title="Steps">
        <StepList>
          {(Object.keys(STEPS) as Step[]).map((step) => (
            <li key={step}>
              <StepSquare $step={step} />
              <span>
                <Code>
                  {step} {SPACE[step]}
                </Code>{" "}
                {STEPS[step]}
              </span>
            </li>
          ))}
        </StepList>
      </PageSection>
      <PageSection
        title="Targets"
        note={`Every clickable target is at least ${TARGET_SIZE} wide and high, even if it looks smaller.`}
      >
        <TargetSample />
      </PageSection>
      <PageSection
        title="Page layout"
        note="One column on a phone, two columns from the medium breakpoint, and twelve columns from the wide breakpoint."
      >
        <dl>
          <dt>Page margin</dt>
          <dd>
            <Code>{MARGIN}</Code>
          </dd>
          <dt>Maximum content width</dt>
          <dd>
            <Code>{MEASURE}</Code>
          </dd>
          <dt>Medium breakpoint</dt>
          <dd>
            <Code>{MEDIUM}</Code>
          </dd>
          <dt>Wide breakpoint</dt>
          <dd>
            <Code>{WIDE}</Code>
          </dd>
        </dl>
      </PageSection>
      <PageSection
        title="Sheets"
        note="The raised sheet contains the main task. Its shadow grows with the width of the page."
      >
        <RaisedSheet>A raised sheet.</RaisedSheet>
      </PageSection>
    </FoundationPage>
  );
}

const meta: Meta = { title: "Foundations/Space", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = { name: "Space", render: () => <SpacePage /> };

const StepList = styled.ul`
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

const StepSquare = styled.div<{ $step: Step }>`
  inline-size: ${({ $step }) => SPACE[$step]};
  block-size: ${({ $step }) => SPACE[$step]};
  background: ${colour("urgent")};
  forced-color-adjust: none;
`;

const TargetSample = styled.div`
  inline-size: ${TARGET_SIZE};
  block-size: ${TARGET_SIZE};
  border: 2px dashed ${colour("ink")};
`;

const RaisedSheet = styled.p`
  max-inline-size: 24rem;
  padding: ${SPACE.xl};
  border: 3px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  box-shadow: 6px 6px 0 ${colour("ink")};
`;
