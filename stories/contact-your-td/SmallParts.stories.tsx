import type { Meta, StoryObj } from "@storybook/react-vite";
import { PROVIDERS } from "../../api/contract/providers.ts";
import { Credit } from "../../widget/answer/Credit.tsx";
import { ManualCopy } from "../../widget/answer/ManualCopy.tsx";
import { OtherWaysToSend } from "../../widget/answer/WaysToSend.tsx";
import { LETTER_BODY } from "../../widget/domain/letter.ts";
import { ProviderToggle } from "../../widget/ui/ProviderToggle.tsx";
import { SampleNote } from "../../widget/ui/SampleNote.tsx";
import { docsNote } from "../support/docs-note.ts";
import { AS_OF, CONSTITUENCY, inventedTds } from "../support/invented-tds.ts";
import { LOOKUP_STATES } from "../support/states.ts";
import { WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta = {
  title: "Contact your TD/Small parts",
  parameters: docsNote(
    "The supporting parts of the element. *Provider toggle*: both options are visible, and the chosen one has a check mark besides its background; a third is there only by the `provider` attribute. *Sample note*: says that no TDs are available and what to do. *Other ways to send*: the same letter as plain links and for copying. It is always available, because browsers do not report whether a mail window opened. *Copy by hand*: appears when the browser blocks the clipboard. *Credit*: the source of the details and their date.",
  ),
};

export default meta;

type Story = StoryObj;

/** The toggle with each provider chosen. */
export const ProviderToggles: Story = {
  name: "Provider toggle",
  render: () => (
    <>
      {PROVIDERS.map((provider) => (
        <WidgetHarness key={provider} scenario={{ provider }}>
          <ProviderToggle />
        </WidgetHarness>
      ))}
    </>
  ),
};

export const SampleNoteShown: Story = {
  name: "Sample note",
  render: () => (
    <WidgetHarness state={{ lookup: LOOKUP_STATES.sample([]) }}>
      <SampleNote constituency={CONSTITUENCY} />
    </WidgetHarness>
  ),
};

export const OtherWays: Story = {
  name: "Other ways to send",
  render: () => (
    <WidgetHarness>
      <OtherWaysToSend recipients={inventedTds(4)} title="Email didn’t open?" initiallyOpen />
    </WidgetHarness>
  ),
};

export const CopyByHand: Story = {
  name: "Copy by hand",
  tags: ["dark"],
  render: () => (
    <WidgetHarness state={{ manualCopy: { text: LETTER_BODY, lang: "en" } }}>
      <ManualCopy />
    </WidgetHarness>
  ),
};

export const CreditShown: Story = {
  name: "Credit",
  render: () => (
    <WidgetHarness>
      <Credit asOf={AS_OF} />
    </WidgetHarness>
  ),
};
