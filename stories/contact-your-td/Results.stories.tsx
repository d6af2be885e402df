import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Results } from "../../widget/ui/Results.tsx";
import { SCENARIO_CONTROLS } from "../stage/controls.ts";
import { Staged, staged } from "../stage/Staged.tsx";
import { type Scenario, USUAL } from "../stage/scenario.ts";
import { LOOKUPS, SENDINGS } from "../stage/states.ts";
import { inventedTds } from "../stage/tds.ts";

type Args = Pick<Scenario, "tds" | "provider"> & { busy: boolean };

const meta: Meta<Args> = {
  title: "Contact your TD/Results",
  args: { tds: USUAL.tds, provider: USUAL.provider, busy: false },
  argTypes: { tds: SCENARIO_CONTROLS.tds, provider: SCENARIO_CONTROLS.provider },
  parameters: {
    docs: {
      description: {
        component:
          "What a lookup brought: to whom, the one urgent button, the letter, each TD alone, and every other way. From 720 px of its own width the TDs stand left and the letter right; on a phone the button stays at the foot of the screen.",
      },
      story: { inline: false, height: "44rem" },
    },
  },
  render: ({ tds, provider, busy }) => {
    const lookup = LOOKUPS.found(inventedTds(tds));
    const letter = { recipients: lookup.tds, provider };
    const sending = busy ? SENDINGS.composing(letter) : SENDINGS.idle(letter);
    return (
      <Staged scenario={{ tds, provider }} state={{ lookup, sending }}>
        <Results lookup={lookup} />
      </Staged>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

const count = (said: string): NonNullable<Story["play"]> => {
  return async ({ args, canvasElement }) => {
    const { screen, root } = staged(canvasElement);
    await expect(screen.getAllByRole("listitem")).toHaveLength(args.tds);
    await expect(root).toHaveTextContent(`This message will be sent to ${said}`);
  };
};

export const One: Story = { name: "1 TD", args: { tds: 1 }, play: count("1 TD") };
export const Four: Story = { name: "4 TDs", play: count("4 TDs") };
export const Nine: Story = { name: "9 TDs", args: { tds: 9 }, play: count("9 TDs") };

/** While the mail window opens, nothing else can be sent. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const { screen } = staged(canvasElement);
    for (const button of screen.getAllByRole("button", { name: /^Send/ })) {
      await expect(button).toBeDisabled();
    }
  },
};

/** Tipperary was split in 2024: the TDs of both halves, each card naming its own. */
export const Split: Story = {
  render: ({ provider }) => {
    const north = inventedTds(3, "Tipperary North");
    const south = inventedTds(6, "Tipperary South").slice(3);
    const lookup = { ...LOOKUPS.found([...north, ...south]), constituency: "Tipperary" as const };
    return (
      <Staged scenario={{ provider }} state={{ lookup }}>
        <Results lookup={lookup} />
      </Staged>
    );
  },
};

/** No TDs could be had: the sample shows what the page does, and nothing can be sent. */
export const Sample: Story = {
  render: ({ provider }) => {
    const lookup = LOOKUPS.sample([]);
    return (
      <Staged scenario={{ provider }} state={{ lookup }}>
        <Results lookup={lookup} />
      </Staged>
    );
  },
};
