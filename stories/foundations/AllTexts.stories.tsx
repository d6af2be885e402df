import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { DATA_CREDIT } from "../../api/contract/oireachtas.ts";
import { POPULATION_MESSAGES } from "../../api/contract/population.ts";
import { CAMPAIGN, exampleFacts } from "../../site/campaign.ts";
import { FINDINGS, FINDINGS_SOURCE } from "../../site/pilot/findings.ts";
import { ROUTES } from "../../site/routes.ts";
import { SCENES } from "../../site/story/scenes.ts";
import { LETTER_BODY, LETTER_SUBJECT } from "../../widget/domain/letter.ts";
import { en } from "../../widget/domain/wording/en.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { allTexts, type Word } from "./all-texts.ts";
import { Code, Page, Part, Table } from "./FoundationPage.tsx";

/** What the letter may be long: more, and a link to six TDs is dropped by some browsers. */
const MOST = 1200;

const facts = (of: object, within = ""): Word[] =>
  Object.entries(of).flatMap(([name, fact]) => {
    const key = within === "" ? name : `${within}.${name}`;
    return typeof fact === "object" ? facts(fact, key) : [{ key, text: String(fact) }];
  });

function Words({ label, words }: { label: string; words: readonly Word[] }) {
  return (
    <Table label={label} heads={["Where", "What it says"]}>
      {words.map(({ key, text }) => (
        <tr key={`${key} ${text}`}>
          <td>
            <Code>{key.replace(/^\./, "")}</Code>
          </td>
          <td>
            <Text>{text}</Text>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function EveryWord() {
  const examples = exampleFacts();
  return (
    <Page
      title="Every word"
      lead="The letter, and all that the element and the site say, in one place for review. Texts with a number or a name in them are shown with samples."
    >
      <Part
        title="The letter"
        note={`One letter for everybody. ${LETTER_BODY.length} characters of at most ${MOST}, so that every link fits the shortest limit known.`}
      >
        <Letter>
          <strong>{LETTER_SUBJECT}</strong>
          {"\n\n"}
          {LETTER_BODY}
        </Letter>
      </Part>
      <Part title="The element" note="English. Another language is another file of the same shape.">
        <Words label="The element" words={allTexts(en)} />
      </Part>
      <Part title="The story">
        <Words
          label="The story"
          words={SCENES.map(({ title, hour, narration }, index) => ({
            key: `scene ${index}`,
            text: [hour, title, narration].filter(Boolean).join("\n"),
          }))}
        />
      </Part>
      <Part title="The pilot’s figures">
        <Words
          label="The pilot’s figures"
          words={[
            ...FINDINGS.map(({ key, figure, text }) => ({ key, text: `${figure}\n${text}` })),
            { key: "source", text: FINDINGS_SOURCE.text },
          ]}
        />
      </Part>
      <Part title="Titles and descriptions" note="What tabs, search engines and shared links show.">
        <Words
          label="Titles and descriptions"
          words={ROUTES.map(({ path, head }) => ({
            key: path,
            text: `${head.title}\n${head.description}`,
          }))}
        />
      </Part>
      <Part title="Population">
        <Words label="Population" words={facts(POPULATION_MESSAGES)} />
      </Part>
      <Part
        title="Facts of the campaign"
        note={`Names, links and the counter’s baseline. Still examples, to be replaced before a launch: ${examples.join(", ") || "none"}.`}
      >
        <Words label="Facts of the campaign" words={facts({ ...CAMPAIGN, DATA_CREDIT })} />
      </Part>
      <Part
        title="Where the rest is"
        note="Words that belong to one page stand in that page: read them under Site, where each page is shown whole."
      />
    </Page>
  );
}

const meta: Meta = { title: "Foundations/Every word", tags: ["!autodocs"] };

export default meta;

export const TheWords: StoryObj = {
  name: "Every word",
  render: () => <EveryWord />,
  play: async ({ canvasElement }) => {
    const element = within(within(canvasElement).getByRole("region", { name: "The element" }));
    await expect(element.getAllByRole("row")).toHaveLength(allTexts(en).length + 1);
    await expect(LETTER_BODY.length).toBeLessThanOrEqual(MOST);
  },
};

const Text = styled.p`
  max-inline-size: 42rem;
  white-space: pre-line;
`;

const Letter = styled.p`
  max-inline-size: 44rem;
  padding: ${SPACE.xl};
  border: 2px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  font-family: "American Typewriter", "Courier Prime", "Courier New", ui-monospace, monospace;
  line-height: 1.6;
  white-space: pre-line;
`;
