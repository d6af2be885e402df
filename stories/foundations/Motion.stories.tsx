import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import styled from "styled-components";
import { PageButton } from "../../site/staff/PageButton.tsx";
import { colour, MOTION, SPACE } from "../../widget/theme/tokens.ts";
import { Code, Page, Part } from "./FoundationPage.tsx";

type Duration = "fast" | "slow";

const DURATIONS: { [D in Duration]: string } = {
  fast: "What answers a press: a button gives, a ticket lifts.",
  slow: "What arrives: a toast slides, the dialog rises once, the stub of a ticket tears.",
};

function Motions() {
  const [there, setThere] = useState(false);
  const [, x1, y1, x2, y2] = /\(([^,]+),([^,]+),([^,]+),([^)]+)\)/.exec(MOTION.ease) ?? [];
  return (
    <Page
      title="Motion"
      lead="Short, easing out, and for a reason. Only what is shown moves, never what is read: transform and opacity alone."
    >
      <Part title="Durations">
        <div>
          <PageButton onClick={() => setThere(!there)}>Move them</PageButton>
        </div>
        {(Object.keys(DURATIONS) as Duration[]).map((duration) => (
          <div key={duration}>
            <Track>
              <Runner data-runner $duration={duration} $there={there} />
            </Track>
            <p>
              <Code>
                {duration} {MOTION[duration]}
              </Code>{" "}
              {DURATIONS[duration]}
            </p>
          </div>
        ))}
      </Part>
      <Part title="Easing" note={<Code>{MOTION.ease}</Code>}>
        <Curve viewBox="-4 -4 108 108" aria-hidden="true">
          <path d="M0 100H100M0 100V0" />
          <path
            className="curve"
            d={`M0 100C${Number(x1) * 100} ${100 - Number(y1) * 100} ${Number(x2) * 100} ${100 - Number(y2) * 100} 100 0`}
          />
        </Curve>
      </Part>
      <Part
        title="Less of it"
        note="Readers who asked for less motion get the end state at once, and nothing that turns or rolls. The toolbar’s motion menu switches the product’s own rules for them: press the button above again under it."
      />
    </Page>
  );
}

const meta: Meta = { title: "Foundations/Motion", tags: ["!autodocs"] };

export default meta;

export const TheMotion: StoryObj = {
  name: "Motion",
  render: () => <Motions />,
  play: async ({ canvasElement }) => {
    const runner = canvasElement.querySelector("[data-runner]");
    if (runner === null) throw new Error("Nothing runs here.");
    const before = runner.getBoundingClientRect().left;
    await userEvent.click(within(canvasElement).getByRole("button"));
    const now = () => runner.getBoundingClientRect().left;
    await waitFor(() => expect(now()).toBeGreaterThan(before + 100));
  },
};

const Track = styled.div`
  border-block-end: 2px solid ${colour("ink")};
`;

const Runner = styled.div<{ $duration: Duration; $there: boolean }>`
  inline-size: 100%;
  transform: translateX(${({ $there }) => ($there ? "calc(100% - 3rem)" : "0")});
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

const Curve = styled.svg`
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
