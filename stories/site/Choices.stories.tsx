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
      { value: "auto", name: "As the visitor’s" },
    ],
    value: "light",
    onChange: fn(),
  },
  parameters: docsNote(
    "One of two to four, all in sight, one always chosen, and what is chosen acts at once. More than four, or names that do not fit beside each other on a phone, are a list. The title may be hidden where nobody who sees the choices would miss it; it is read out all the same.",
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

export const Titled: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole("group", { name: "Theme" })).toBeVisible();
    await expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
    await userEvent.click(screen.getByText("Dark"));
    await expect(args.onChange).toHaveBeenCalledWith("dark");
  },
};

/** What is chosen between says what it is of. */
export const TitleHidden: Story = {
  name: "With its title hidden",
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
