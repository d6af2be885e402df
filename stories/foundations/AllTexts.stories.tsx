import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled, { createGlobalStyle } from "styled-components";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { exampleFacts } from "../../api/contract/campaign/example-facts.ts";
import { DATA_CREDIT } from "../../api/contract/oireachtas.ts";
import { POPULATION_MESSAGES } from "../../api/contract/population.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { BUNDLED } from "../support/bundled-page.ts";
import type { TextEntry } from "./all-texts.ts";
import { Code, FoundationPage, PageSection, Table } from "./FoundationPage.tsx";
import { REVIEWED_TEXTS } from "./reviewed-texts.ts";
import { countReviewed, isReviewed, type TextRoom, textRooms } from "./text-rooms.ts";

/** Flattens an object into entries with dotted keys. */
const flatten = (object: object, prefix = ""): TextEntry[] =>
  Object.entries(object).flatMap(([name, value]) => {
    const key = prefix === "" ? name : `${prefix}.${name}`;
    return typeof value === "object" ? flatten(value, key) : [{ key, text: String(value) }];
  });

/** The texts of a room in both languages, with room for a translator's correction on paper. */
function RoomTable({ room }: { room: TextRoom }) {
  return (
    <Table label={room.folder} heads={["Key", "English", "Gaeilge", "Correction"]}>
      {room.texts.map((text) => (
        <tr key={text.key}>
          <td>
            <Code>{text.key}</Code>
            {isReviewed(room, text, REVIEWED_TEXTS) ? null : <Unreviewed>not reviewed</Unreviewed>}
          </td>
          <td lang="en">
            <TextCell>{text.en}</TextCell>
          </td>
          <td lang="ga">
            <TextCell>{text.ga}</TextCell>
          </td>
          <td />
        </tr>
      ))}
    </Table>
  );
}

function TextTable({ label, texts }: { label: string; texts: readonly TextEntry[] }) {
  return (
    <Table label={label} heads={["Key", "Text"]}>
      {texts.map(({ key, text }) => (
        <tr key={key}>
          <td>
            <Code>{key}</Code>
          </td>
          <td>
            <TextCell>{text}</TextCell>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function EveryWordPage() {
  const rooms = textRooms();
  const { texts, reviewed } = countReviewed(rooms, REVIEWED_TEXTS);
  const examples = exampleFacts(BUNDLED.campaign);
  return (
    <FoundationPage
      title="Every word"
      lead={`Every text that the public reads, in both languages, with where it is seen. A person has reviewed ${reviewed} of the ${texts} Irish texts. Print this page as a review sheet: it has a column for corrections.`}
    >
      <ReviewSheet />
      {rooms.map((room) => (
        <PageSection key={room.folder} title={room.seenOn} note={<Code>{room.folder}</Code>}>
          <RoomTable room={room} />
        </PageSection>
      ))}
      <StaffOnly>
        <PageSection title="Population" note="Staff read these, in English.">
          <TextTable label="Population" texts={flatten(POPULATION_MESSAGES)} />
        </PageSection>
        <PageSection
          title="Facts of the campaign"
          note={`Names, links and the counter’s baseline. Examples that must be replaced before the launch: ${examples.join(", ") || "none"}.`}
        >
          <TextTable
            label="Facts of the campaign"
            texts={flatten({ ...DEFAULT_CAMPAIGN.facts, DATA_CREDIT })}
          />
        </PageSection>
      </StaffOnly>
    </FoundationPage>
  );
}

const meta: Meta = { title: "Foundations/Every word", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = {
  name: "Every word",
  render: () => <EveryWordPage />,
  play: async ({ canvasElement }) => {
    const story = within(within(canvasElement).getByRole("region", { name: "site/story" }));
    for (const text of ["The Silent Morning", "Maidin ina Tost"]) {
      await expect(story.getAllByText(text)[0]).toBeVisible();
    }
  },
};

const TextCell = styled.p`
  max-inline-size: 30rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Unreviewed = styled.small`
  display: block;
  inline-size: fit-content;
  padding-inline: ${SPACE.xs};
  border: 1px solid ${colour("ink")};
  white-space: nowrap;
`;

const StaffOnly = styled.div`
  display: contents;
  @media print {
    display: none;
  }
`;

/* The sheet for a translator: A4 across, the rows whole, and a wide empty column. */
const ReviewSheet = createGlobalStyle`
  [role="region"] :is(th, td):nth-child(4) {
    display: none;
  }
  @media print {
    @page {
      size: A4 landscape;
      margin: 12mm;
    }
    [role="region"] {
      overflow: visible;
    }
    [role="region"] table {
      table-layout: fixed;
      font-size: 9pt;
    }
    [role="region"] thead {
      display: table-header-group;
    }
    [role="region"] tr {
      break-inside: avoid;
    }
    [role="region"] :is(th, td) {
      inline-size: 29%;
      border-inline-end: 1px solid;
      padding-inline: 2mm;
    }
    [role="region"] :is(th, td):first-child {
      inline-size: 16%;
    }
    [role="region"] :is(th, td):nth-child(4) {
      display: table-cell;
      inline-size: 26%;
      border-inline-end: 0;
    }
  }
`;
