import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NO_OWN_WORDS, type OwnWords } from "../../widget/domain/own-words.ts";
import { EmailPreview } from "../../widget/results/EmailPreview.tsx";
import { OwnWordsForm } from "../../widget/results/OwnWords.tsx";
import { inventedTds } from "../support/invented-tds.ts";
import { DEFAULT_SCENARIO, SCENARIO_CONTROLS, type Scenario } from "../support/scenario.ts";
import { getHarness, typeInto, WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = Pick<Scenario, "tds" | "provider"> & OwnWords;

const WORDS: OwnWords = {
  ...NO_OWN_WORDS,
  name: "Sorcha Ní Chonghaile",
  town: "Ballina",
  why: "I am a fiddle teacher. Last year in my town, two of my pupils joined a touring band.",
};

const meta: Meta<Args> = {
  title: "Contact your TD/Own words",
  args: { ...NO_OWN_WORDS, tds: DEFAULT_SCENARIO.tds, provider: DEFAULT_SCENARIO.provider },
  argTypes: { tds: SCENARIO_CONTROLS.tds, provider: SCENARIO_CONTROLS.provider },
  parameters: {
    note: "What a supporter may add to the letter: name, town and one paragraph. The preview shows it as it will be sent, and marks what is theirs. A letter that is too long for a link is copied whole.",
  },
  render: ({ tds, provider, ...ownWords }) => (
    <WidgetHarness scenario={{ tds, provider }} state={{ ownWords }}>
      <EmailPreview recipients={inventedTds(tds)}>
        <OwnWordsForm />
      </EmailPreview>
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Args>;

export const Closed: Story = {};

export const Filled: Story = {
  args: WORDS,
  play: async ({ canvasElement }) => {
    const preview = getHarness(canvasElement).screen.getByRole("region", { name: "Email preview" });
    const marked = [...preview.querySelectorAll("mark")].map(({ textContent }) => textContent);
    await expect(marked).toEqual([WORDS.why, `${WORDS.name}\n${WORDS.town}`]);
  },
};

/** A pasted text is cut at the limit of its field, which says so. */
export const TooLongForTheField: Story = {
  name: "Too long for the field",
  args: WORDS,
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    const name = screen.getByRole("textbox", { name: "Sign it with your name" });
    await typeInto(name, "Sorcha ".repeat(200));
    await expect(screen.getByText(/The end was left out/)).toBeVisible();
  },
};
