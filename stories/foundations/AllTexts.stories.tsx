import type { Meta, StoryObj } from "@storybook/react-vite";
import styled, { createGlobalStyle } from "styled-components";
import { IRISH_REVIEW } from "../../api/contract/campaign/default-campaign.ts";
import { Code, FoundationPage, PageSection, Table } from "./FoundationPage.tsx";
import { TERMS } from "./glossary.ts";
import { type TextRoom, textRooms } from "./text-rooms.ts";

/** The texts of a room in both languages, with room for a translator's correction on paper. */
function RoomTable({ room }: { room: TextRoom }) {
  return (
    <Table label={room.folder} heads={["Key", "English", `Gaeilge, ${IRISH_REVIEW}`, "Correction"]}>
      {room.texts.map(({ key, en, ga }) => (
        <tr key={key}>
          <td>
            <Code>{key}</Code>
          </td>
          <td lang="en">
            <TextCell>{en}</TextCell>
          </td>
          <td lang="ga">
            <TextCell>{ga}</TextCell>
          </td>
          <td />
        </tr>
      ))}
    </Table>
  );
}

const meta: Meta = {
  title: "Foundations/Every word",
  tags: ["!autodocs"],
  // The tables are all alike, and axe takes seconds for thousands of rows.
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
        <Table label="Terms" heads={["English", "Gaeilge", "Source"]}>
          {TERMS.map(({ english, irish, source }) => (
            <tr key={english}>
              <td>{english}</td>
              <td lang="ga">{irish}</td>
              <td>{source}</td>
            </tr>
          ))}
        </Table>
      </PageSection>
    </FoundationPage>
  ),
};

const TextCell = styled.p`
  max-inline-size: 30rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/* The sheet for a translator: A4 across, with whole rows and a wide empty column. */
const ReviewSheet = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 12mm;
  }
  [role="region"] :is(th, td):nth-child(4) {
    inline-size: 26%;
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
