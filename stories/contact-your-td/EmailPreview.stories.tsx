import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LETTER_SUBJECT } from "../../widget/domain/letter.ts";
import { EmailPreview } from "../../widget/ui/EmailPreview.tsx";
import { docsNote } from "../support/docs-note.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof EmailPreview> = {
  title: "Contact your TD/Email preview",
  component: EmailPreview,
  args: { recipients: 4 },
  argTypes: { recipients: { control: { type: "range", min: 1, max: 9 } } },
  parameters: docsNote(
    "The letter as it will be sent, styled as a typed page with space for a signature. It cannot be edited here; a note says that the supporter can edit it in their email.",
  ),
  render: (args) => (
    <WidgetHarness>
      <EmailPreview {...args} />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<typeof EmailPreview>;

export const ToSeveral: Story = {
  name: "To several TDs",
  play: async ({ canvasElement }) => {
    const region = getHarness(canvasElement).screen.getByRole("region", { name: "Email preview" });
    await expect(region).toHaveTextContent(LETTER_SUBJECT);
    await expect(region).toHaveTextContent("This message will be sent to 4 TDs");
  },
};

export const ToOne: Story = {
  name: "To one TD",
  args: { recipients: 1 },
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).toHaveTextContent(/sent to 1 TD(?!s)/);
  },
};
