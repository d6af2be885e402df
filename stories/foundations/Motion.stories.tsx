import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import styled from "styled-components";
import { PageButton } from "../../site/staff/PageButton.tsx";
import { colour, MOTION, SPACE } from "../../widget/theme/tokens.ts";
import { Code, FoundationPage, PageSection } from "./FoundationPage.tsx";

type Duration = "fast" | "slow";

const DURATIONS: { [D in Duration]: string } = {
  fast: "Feedback to a press: a button moves down, a ticket lifts.",
  slow: "Things that appear: a toast slides in, the dialog rises once, a ticket’s stub tears.",
};

function MotionPage() {
  const [atEnd, setAtEnd] = useState(false);
  const [, x1, y1, x2, y2] = /\(([^,]+),([^,]+),([^,]+),([^)]+)\)/.exec(MOTION.ease) ?? [];
  return (
    <FoundationPage
      title="Motion"
      lead="Animations are short, ease out, and have a purpose. Animate only transform and opacity, and do not move text while people read it."
    >
      <PageSection title="Durations">
        <div>
          <PageButton onClick={() => setAtEnd(!atEnd)}>Move the squares</PageButton>
        </div>
        {(Object.keys(DURATIONS) as Duration[]).map((duration) => (
          <div key={duration}>
            <Track>
              <MovingSquare data-moving-square $duration={duration} $atEnd={atEnd} />
            </Track>
            <p>
              <Code>
                {duration} {MOTION[duration]}
              </Code>{" "}
              {DURATIONS[duration]}
            </p>
          </div>
        ))}
      </PageSection>
      <PageSection title="Easing" note={<Code>{MOTION.ease}</Code>}>
        <EasingCurve viewBox="-4 -4 108 108" aria-hidden="true">
          <path d="M0 100H100M0 100V0" />
          <path
            className="curve"
            d={`M0 100C${Number(x1) * 100} ${100 - Number(y1) * 100} ${Number(x2) * 100} ${100 - Number(y2) * 100} 100 0`}
          />
        </EasingCurve>
      </PageSection>
      <PageSection
        title="Reduced motion"
        note="Users who prefer reduced motion see the end state at once, and nothing turns or rolls. To try it, choose reduced motion in the toolbar and press the button above again."
      />
    </FoundationPage>
  );
}

const meta: Meta = { title: "Foundations/Motion", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = {
  name: "Motion",
  render: () => <MotionPage />,
  play: async ({ canvasElement }) => {
    const square = canvasElement.querySelector("[data-moving-square]");
    if (square === null) throw new Error("The moving square is missing.");
    const before = square.getBoundingClientRect().left;
    await userEvent.click(within(canvasElement).getByRole("button"));
    const left = () => square.getBoundingClientRect().left;
    await waitFor(() => expect(left()).toBeGreaterThan(before + 100));
  },
};

const Track = styled.div`
  border-block-end: 2px solid ${colour("ink")};
`;

const MovingSquare = styled.div<{ $duration: Duration; $atEnd: boolean }>`
  inline-size: 100%;
  transform: translateX(${({ $atEnd }) => ($atEnd ? "calc(100% - 3rem)" : "0")});
  transition: transform ${({ $duration }) => MOTION[$duration]} ${MOTION.ease};
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  &::before {
    content: "";
    display: block;
    inline-size: 3rem;
    block-size: 3rem;
    background: ${colour("urgent")};
  }
`;

const EasingCurve = styled.svg`
  inline-size: 12rem;
  margin: ${SPACE.s};
  fill: none;
  stroke: ${colour("rule")};
  stroke-width: 1.5;
  .curve {
    stroke: ${colour("urgent")};
    stroke-width: 3;
  }
`;
