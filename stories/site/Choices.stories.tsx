import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SegmentedControl } from "../../site/kit/SegmentedControl.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta<typeof SegmentedControl> = {
  title: "Site/Choices",
  component: SegmentedControl,
  args: {
    title: "Theme",
    options: [
      { value: "light", name: "Light" },
      { value: "dark", name: "Dark" },
      { value: "auto", name: "Visitor’s setting" },
    ],
    value: "light",
    onChange: fn(),
  },
  parameters: docsNote(
    "A choice of two to four options. All options are visible, one is always chosen, and a change takes effect at once. For more than four options, or for long names, use a list instead. The title can be hidden if the options are clear without it; screen readers announce it anyway.",
  ),
  decorators: [
    (Story) => (
      <div style={{ padding: "24px", maxWidth: "30rem" }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof SegmentedControl>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole("group", { name: "Theme" })).toBeVisible();
    await expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
    await userEvent.click(screen.getByText("Dark"));
    await expect(args.onChange).toHaveBeenCalledWith("dark");
  },
};

/** The options are clear without the title. */
export const TitleHidden: Story = {
  name: "Title hidden",
  args: {
    title: "Period",
    titleHidden: true,
    options: [
      { value: 7, name: "7 days" },
      { value: 30, name: "30 days" },
    ],
    value: 30,
  },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole("group", { name: "Period" })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "7 days" }));
    await expect(args.onChange).toHaveBeenCalledWith(7);
  },
};
