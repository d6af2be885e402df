import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "../../widget/kit/Spinner.tsx";
import { docsNote } from "../support/docs-note.ts";
import { WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof Spinner> = {
  title: "Kit/Spinner",
  component: Spinner,
  parameters: docsNote(
    "Something is under way. Stands beside a text that says what, and takes that text’s size and colour; alone it says nothing to anyone. It stands still for readers who asked for less motion.",
  ),
};

export default meta;

export const BesideItsText: StoryObj = {
  name: "Beside its text",
  render: () => (
    <WidgetHarness>
      <p>
        <Spinner /> Finding your TDs...
      </p>
    </WidgetHarness>
  ),
};
