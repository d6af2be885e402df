import type { Meta, StoryObj } from "@storybook/react-vite";
import { FindForm } from "../../site/kit/FindForm.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta<typeof FindForm> = {
  title: "Site/Find form",
  component: FindForm,
  parameters: docsNote(
    "A plain form that works without scripts. It replaces the element if scripts are disabled or fail to load, and leads to a page with the same content.",
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
