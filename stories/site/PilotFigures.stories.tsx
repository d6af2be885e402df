import type { Meta, StoryObj } from "@storybook/react-vite";
import { PilotFigures } from "../../site/pages/action/PilotFindings.tsx";
import { docsNote } from "../support/docs-note.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";

const meta: Meta = {
  title: "Site/Pilot figures",
  parameters: docsNote(
    "The infographic: four findings in four panels on one printed sheet. Each picture shows its figure exactly: 3.6 works, or 8 of the 12 hours on a clock. The letter contains the same figures, so change both together.",
  ),
};

export default meta;

export const WholeSheet: StoryObj = {
  name: "Whole sheet",
  tags: ["dark"],
  render: () => (
    <>
      <HalftonePatterns />
      <PilotFigures />
    </>
  ),
};
