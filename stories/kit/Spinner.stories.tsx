import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "../../widget/kit/Spinner.tsx";
import { Staged } from "../stage/Staged.tsx";

const meta: Meta<typeof Spinner> = {
  title: "Kit/Spinner",
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          "Something is under way. Stands beside a text that says what, and takes that text’s size and colour; alone it says nothing to anyone. It stands still for readers who asked for less motion.",
      },
    },
  },
};

export default meta;

export const BesideItsText: StoryObj = {
  name: "Beside its text",
  render: () => (
    <Staged>
      <p>
        <Spinner /> Finding your TDs...
      </p>
    </Staged>
  ),
};
