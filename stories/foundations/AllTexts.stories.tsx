import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { exampleFacts } from "../../api/contract/campaign/example-facts.ts";
import { DATA_CREDIT } from "../../api/contract/oireachtas.ts";
import { POPULATION_MESSAGES } from "../../api/contract/population.ts";
import { CAMPAIGN } from "../../site/campaign.ts";
import { ROUTES } from "../../site/routes.ts";
import { scenes } from "../../site/story/scenes.ts";
import { LETTER_BODY, LETTER_SUBJECT } from "../../widget/domain/letter.ts";
import { en } from "../../widget/domain/wording/en.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { allTexts, type TextEntry } from "./all-texts.ts";
import { Code, FoundationPage, PageSection, Table } from "./FoundationPage.tsx";

/** The maximum length of the letter. With a longer one, some browsers drop a link to six TDs. */
const MAX_LETTER_LENGTH = 1200;

/** Flattens an object into entries with dotted keys. */
const flatten = (object: object, prefix = ""): TextEntry[] =>
  Object.entries(object).flatMap(([name, value]) => {
    const key = prefix === "" ? name : `${prefix}.${name}`;
    return typeof value === "object" ? flatten(value, key) : [{ key, text: String(value) }];
  });

function TextTable({ label, texts }: { label: string; texts: readonly TextEntry[] }) {
  return (
    <Table label={label} heads={["Key", "Text"]}>
      {texts.map(({ key, text }) => (
        <tr key={`${key} ${text}`}>
          <td>
            <Code>{key.replace(/^\./, "")}</Code>
          </td>
          <td>
            <TextCell>{text}</TextCell>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function AllTextsPage() {
  const examples = exampleFacts(CAMPAIGN);
  return (
    <FoundationPage
      title="All texts"
      lead="The letter and the texts of the element and the site, in one place for review. Texts that contain a number or a name are shown with sample values."
    >
      <PageSection
        title="The letter"
        note={`One letter for all supporters. It has ${LETTER_BODY.length} of at most ${MAX_LETTER_LENGTH} characters, so that every link stays within the shortest known limit.`}
      >
        <LetterText>
          <strong>{LETTER_SUBJECT}</strong>
          {"\n\n"}
          {LETTER_BODY}
        </LetterText>
      </PageSection>
      <PageSection
        title="The element"
        note="In English. Each further language is a file with the same structure."
      >
        <TextTable label="The element" texts={allTexts(en)} />
      </PageSection>
      <PageSection title="The story">
        <TextTable
          label="The story"
          texts={scenes().map(({ title, hour, narration }, index) => ({
            key: `scene ${index}`,
            text: [hour, title, narration].filter(Boolean).join("\n"),
          }))}
        />
      </PageSection>
      <PageSection title="The pilot’s figures">
        <TextTable
          label="The pilot’s figures"
          texts={[
            ...CAMPAIGN.findings.map(({ picture, figure, text }) => ({
              key: picture,
              text: `${figure}\n${text}`,
            })),
            { key: "source", text: CAMPAIGN.findingsSource },
          ]}
        />
      </PageSection>
      <PageSection
        title="Titles and descriptions"
        note="Shown in browser tabs, search results and shared links."
      >
        <TextTable
          label="Titles and descriptions"
          texts={ROUTES.map(({ path, head }) => ({
            key: path,
            text: `${head().title}\n${head().description}`,
          }))}
        />
      </PageSection>
      <PageSection title="Population">
        <TextTable label="Population" texts={flatten(POPULATION_MESSAGES)} />
      </PageSection>
      <PageSection
        title="Facts of the campaign"
        note={`Names, links and the counter’s baseline. Examples that must be replaced before the launch: ${examples.join(", ") || "none"}.`}
      >
        <TextTable label="Facts of the campaign" texts={flatten({ ...CAMPAIGN, DATA_CREDIT })} />
      </PageSection>
      <PageSection
        title="Texts of single pages"
        note="Texts that appear on one page only are in that page. See the whole pages under Site."
      />
    </FoundationPage>
  );
}

const meta: Meta = { title: "Foundations/All texts", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = {
  name: "All texts",
  render: () => <AllTextsPage />,
  play: async ({ canvasElement }) => {
    const element = within(within(canvasElement).getByRole("region", { name: "The element" }));
    await expect(element.getAllByRole("row")).toHaveLength(allTexts(en).length + 1);
    await expect(LETTER_BODY.length).toBeLessThanOrEqual(MAX_LETTER_LENGTH);
  },
};

const TextCell = styled.p`
  max-inline-size: 42rem;
  white-space: pre-line;
`;

const LetterText = styled.p`
  max-inline-size: 44rem;
  padding: ${SPACE.xl};
  border: 2px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  font-family: "American Typewriter", "Courier Prime", "Courier New", ui-monospace, monospace;
  line-height: 1.6;
  white-space: pre-line;
`;
