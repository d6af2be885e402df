import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { Illustration } from "../../site/art/illustration.tsx";
import { ColourBar } from "../../site/pilot/ColourBar.tsx";
import { DeprivationPicture } from "../../site/pilot/DeprivationPicture.tsx";
import type { Finding } from "../../site/pilot/findings.ts";
import { JobsPicture } from "../../site/pilot/JobsPicture.tsx";
import { PilotFigures } from "../../site/pilot/PilotFigures.tsx";
import { PracticePicture } from "../../site/pilot/PracticePicture.tsx";
import { WorksPicture } from "../../site/pilot/WorksPicture.tsx";
import { BUNDLED } from "../support/bundled-page.ts";
import { docsNote } from "../support/docs-note.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";

const PICTURES: Record<Finding["picture"], ComponentType> = {
  works: WorksPicture,
  practice: PracticePicture,
  jobs: JobsPicture,
  deprivation: DeprivationPicture,
};

const meta: Meta = {
  title: "Site/Pilot figures",
  parameters: docsNote(
    "The infographic: four findings in four panels on one printed sheet. Each picture shows its figure exactly: 3.6 works, or 8 of the 12 hours on a clock. The letter contains the same figures, so change both together.",
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

export const WholeSheet: StoryObj = {
  name: "Whole sheet",
  render: () => <PilotFigures />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(
      BUNDLED.campaign.findings.length,
    );
  },
};

/** Each picture on its own. */
export const Pictures: StoryObj = {
  tags: ["dark"],
  render: () => (
    <Panels>
      {BUNDLED.campaign.findings.map(({ picture: key, text }) => {
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

export const ColourBarAlone: StoryObj = {
  name: "Colour bar",
  render: () => (
    <BarFrame>
      <ColourBar />
    </BarFrame>
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

const BarFrame = styled.div`
  max-inline-size: 20rem;
  padding: 24px;
`;
