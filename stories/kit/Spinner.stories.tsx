import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "../../widget/kit/Spinner.tsx";
import { docsNote } from "../support/docs-note.ts";
import { WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof Spinner> = {
  title: "Kit/Spinner",
  component: Spinner,
  parameters: docsNote(
    "Shows that something is in progress. Always use it beside text that says what is in progress: assistive technology does not announce the spinner. It has the size and colour of that text. It does not turn for users who prefer reduced motion.",
  ),
};

export default meta;

export const BesideText: StoryObj = {
  name: "Beside text",
  render: () => (
    <WidgetHarness>
      <p>
        <Spinner /> Finding your TDs...
      </p>
    </WidgetHarness>
  ),
};
