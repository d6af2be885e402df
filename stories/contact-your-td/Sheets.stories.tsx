import type { Meta, StoryObj } from "@storybook/react-vite";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { NO_OWN_WORDS, type OwnWords } from "../../widget/domain/own-words.ts";
import { sheetOf } from "../../widget/domain/sheet.ts";
import { resultsEn } from "../../widget/domain/wording/results-en.ts";
import { Sheets } from "../../widget/sending/Sheets.tsx";
import { AS_OF, inventedTds } from "../support/invented-tds.ts";
import { WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = { tds: number; ownWords: OwnWords; office?: string };

const meta: Meta<Args> = {
  title: "Contact your TD/Letters to post",
  args: { tds: 2, ownWords: NO_OWN_WORDS },
  parameters: {
    note: "The letter to each TD on a sheet of its own. In print, and where there is the width of a page, the address stands where a DL window envelope shows it, and hairlines mark the folds. What the supporter has not typed is written on dotted lines. In a narrow column the sheets are for reading.",
  },
  render: ({ tds, ownWords, office }) => (
    <WidgetHarness>
      <Sheets
        sheets={inventedTds(tds).map((td) =>
          sheetOf(
            { ...td, ...(office && { office }) },
            { ...DEFAULT_CAMPAIGN.texts.en.letter, language: "en" },
            ownWords,
            resultsEn.record.day(AS_OF),
          ),
        )}
      />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Args>;

/** A supporter who typed nothing writes name, address and signature by hand. */
export const ByHand: Story = { name: "To fill in by hand" };

/** A long letter has smaller type, and so fits on one side. */
export const OwnWordsAndOffice: Story = {
  name: "Own words, and an office",
  args: {
    ownWords: {
      ...NO_OWN_WORDS,
      name: "Aoife Byrne",
      town: "Ennis",
      why: "I teach the fiddle in a parish hall. ".repeat(40).trim(),
    },
    office: "24 Main Street, Scariff, Co. Clare, V94 X2Y3",
  },
};
