import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { Illustration } from "../../site/art/illustration.tsx";
import { ColourBar } from "../../site/pilot/ColourBar.tsx";
import { DeprivationPicture } from "../../site/pilot/DeprivationPicture.tsx";
import { FINDINGS, type Finding } from "../../site/pilot/findings.ts";
import { JobsPicture } from "../../site/pilot/JobsPicture.tsx";
import { PilotFigures } from "../../site/pilot/PilotFigures.tsx";
import { PracticePicture } from "../../site/pilot/PracticePicture.tsx";
import { WorksPicture } from "../../site/pilot/WorksPicture.tsx";
import { docsNote } from "../support/docs-note.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";

const PICTURES: Record<Finding["key"], ComponentType> = {
  works: WorksPicture,
  practice: PracticePicture,
  jobs: JobsPicture,
  deprivation: DeprivationPicture,
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
            <Illustration viewBox="0 0 400 300">
              <Picture />
            </Illustration>
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
      <ColourBar />
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
