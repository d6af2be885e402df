import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LETTER_BODY } from "../../widget/domain/letter.ts";
import { SuccessDialog } from "../../widget/sending/SuccessDialog.tsx";
import { inventedTds } from "../support/invented-tds.ts";
import {
  DEFAULT_SCENARIO,
  initialState,
  SCENARIO_CONTROLS,
  type Scenario,
} from "../support/scenario.ts";
import { DIALOG_A11Y, getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = Pick<Scenario, "tds" | "provider" | "failure"> & {
  fallback: boolean;
  isCopied: boolean | undefined;
};

const { tds, provider, failure } = SCENARIO_CONTROLS;

const meta: Meta<Args> = {
  title: "Contact your TD/Success dialog",
  args: {
    tds: DEFAULT_SCENARIO.tds,
    provider: DEFAULT_SCENARIO.provider,
    failure: "none",
    fallback: false,
    isCopied: undefined,
  },
  argTypes: {
    ...{ tds, provider, failure },
    fallback: {
      control: "boolean",
      description: "The browser blocked the window, so a mailto link was tried",
    },
    isCopied: {
      control: "inline-radio",
      options: [undefined, true, false],
      description: "Whether a letter that was too long for the link was copied",
    },
  },
  parameters: {
    ...DIALOG_A11Y,
    note: "*Message Sent!* says first and largest what the supporter still has to do and where, then offers other ways if no mail window opened, then one line each for sharing, for a reminder and for what follows. Without a count for today, that line is left out.",
  },
  render: ({ fallback, isCopied, ...scenario }) => (
    <WidgetHarness
      scenario={scenario}
      state={{
        ...initialState("found", "idle", scenario),
        manualCopy: isCopied === false ? { text: LETTER_BODY, lang: "en", notice: null } : null,
      }}
    >
      <SuccessDialog
        delivery={{
          ...{ recipients: inventedTds(scenario.tds), provider: scenario.provider },
          ...{ usedMailto: fallback, isCopied },
        }}
      />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Args>;

export const WithoutACount: Story = {
  name: "Without a count",
  tags: ["dark"],
  args: { failure: "count unknown" },
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).not.toHaveTextContent("Total messages");
  },
};

/** The letter itself comes first where the browser did not copy it. */
export const ByHand: Story = {
  name: "With a letter to copy by hand",
  args: { isCopied: false },
  play: ({ canvasElement }) =>
    expect(getHarness(canvasElement).screen.getByRole("dialog")).toHaveAccessibleDescription(
      "One last step: copy your letter, paste it into Gmail, then press Send",
    ),
};
