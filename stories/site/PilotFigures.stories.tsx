import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { Print } from "../../site/art/press.tsx";
import { Deprivation } from "../../site/pilot/Deprivation.tsx";
import { FINDINGS, type Finding } from "../../site/pilot/findings.ts";
import { Jobs } from "../../site/pilot/Jobs.tsx";
import { PilotFigures } from "../../site/pilot/PilotFigures.tsx";
import { Practice } from "../../site/pilot/Practice.tsx";
import { ProofMarks } from "../../site/pilot/ProofMarks.tsx";
import { Works } from "../../site/pilot/Works.tsx";
import { docsNote } from "../support/docs-note.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";

const PICTURES: Record<Finding["key"], ComponentType> = {
  works: Works,
  practice: Practice,
  jobs: Jobs,
  deprivation: Deprivation,
};

const meta: Meta = {
  title: "Site/Pilot figures",
  parameters: docsNote(
    "The infographic: four findings as four panels pulled on one uncut sheet. Each picture draws its figure: three works and six tenths, eight hours of a clock’s twelve. The figures are the letter’s; they change there and here together.",
    "40rem",
  ),
  decorators: [
    (Story) => (
      <>
        <HalftonePatterns />
        <Story />
      </>
    ),
  ],
};

export default meta;

export const TheSheet: StoryObj = {
  name: "The sheet",
  render: () => <PilotFigures />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(FINDINGS.length);
  },
};

/** Every picture there is, alone. */
export const Pictures: StoryObj = {
  tags: ["screenshot"],
  render: () => (
    <Panels>
      {FINDINGS.map(({ key, text }) => {
        const Picture = PICTURES[key];
        return (
          <figure key={key}>
            <Print viewBox="0 0 400 300">
              <Picture />
            </Print>
            <figcaption>
              <strong>{key}</strong>: {text}
            </figcaption>
          </figure>
        );
      })}
    </Panels>
  ),
};

export const TheControlStrip: StoryObj = {
  name: "The control strip",
  render: () => (
    <Strip>
      <ProofMarks />
    </Strip>
  ),
};

const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 24px;
  padding: 24px;
  figure {
    margin: 0;
  }
  svg {
    overflow: hidden;
  }
`;

const Strip = styled.div`
  max-inline-size: 20rem;
  padding: 24px;
`;
