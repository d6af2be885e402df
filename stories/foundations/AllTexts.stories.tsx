import type { Meta, StoryObj } from "@storybook/react-vite";
import styled, { createGlobalStyle } from "styled-components";
import { IRISH_REVIEW } from "../../api/contract/campaign/default-irish.ts";
import { Table } from "../../site/components/Table.tsx";
import { Code, FoundationPage, PageSection } from "./FoundationPage.tsx";
import { TERMS } from "./glossary.ts";
import { type TextRoom, textRooms } from "./text-rooms.ts";

/** The texts of a room in both languages, with space for a translator's correction on paper. */
function RoomTable({ room }: { room: TextRoom }) {
  return (
    <Table
      label={room.folder}
      columns={["Key", "English", `Gaeilge, ${IRISH_REVIEW}`, "Correction"]}
      rows={room.texts.map(({ key, en, ga }) => [
        <Code key="key">{key}</Code>,
        <TextCell key="en" lang="en">
          {en}
        </TextCell>,
        <TextCell key="ga" lang="ga">
          {ga}
        </TextCell>,
        <CorrectionSpace key="correction" />,
      ])}
    />
  );
}

const meta: Meta = {
  title: "Foundations/Every word",
  tags: ["!autodocs"],
  // All tables are alike, and axe takes seconds for thousands of rows.
  parameters: { a11y: { context: { exclude: "section + section" } } },
};

export default meta;

export const Texts: StoryObj = {
  render: () => (
    <FoundationPage
      title="Every word"
      lead={`Every text that the public reads, in both languages, with where it is seen. The Irish texts are ${IRISH_REVIEW}. Print this page as a review sheet: it has a column for corrections.`}
    >
      <ReviewSheet />
      {textRooms().map((room) => (
        <PageSection key={room.folder} title={room.seenOn} note={<Code>{room.folder}</Code>}>
          <RoomTable room={room} />
        </PageSection>
      ))}
    </FoundationPage>
  ),
};

export const Glossary: StoryObj = {
  render: () => (
    <FoundationPage
      title="Glossary"
      lead="Where an English text has a term, the Irish one has its counterpart."
    >
      <PageSection title="Terms">
        <Table
          label="Terms"
          columns={["English", "Gaeilge", "Source"]}
          rows={TERMS.map(({ english, irish, source }) => [
            english,
            <span key="irish" lang="ga">
              {irish}
            </span>,
            source,
          ])}
        />
      </PageSection>
    </FoundationPage>
  ),
};

const TextCell = styled.p`
  max-inline-size: 30rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const CorrectionSpace = styled.div`
  inline-size: 70mm;
`;

/* The sheet for a translator is A4 across, with whole rows. */
const ReviewSheet = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 12mm;
  }
  @media print {
    [role="region"] {
      overflow: visible;
    }
    [role="region"] tr {
      break-inside: avoid;
    }
  }
`;
