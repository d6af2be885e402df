import type { Meta, StoryObj } from "@storybook/react-vite";
import { FindForm } from "../../site/kit/FindForm.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta<typeof FindForm> = {
  title: "Site/Find form",
  component: FindForm,
  parameters: docsNote(
    "The way to one’s TDs that needs no script: it stands in the element’s place where scripts do not run or do not come, and leads to a page that does the same job.",
  ),
  decorators: [
    (Story) => (
      <div style={{ padding: "24px" }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

export const WithoutScripts: StoryObj<typeof FindForm> = { name: "Without scripts" };
