import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import styled from "styled-components";
import { display, SIZE } from "../../site/style/type.ts";
import { SPACE } from "../../widget/theme/tokens.ts";
import { docsNote } from "../support/docs-note.ts";
import * as element from "./ContactTd.stories.tsx";
import * as ownWords from "./OwnWords.stories.tsx";

const inElement = (name: Exclude<keyof typeof element, "default">) => idOf(element.default, name);
const inOwnWords = (name: Exclude<keyof typeof ownWords, "default">) =>
  idOf(ownWords.default, name);

function idOf({ title = "" }: { title?: string }, name: string): string {
  return toId(title, storyNameFromExport(name));
}

/** The steps of a supporter, in order: the story that shows each. */
const STEPS = [
  ["Find", inElement("NothingChosen")],
  ["Read", inElement("Found")],
  ["Sign", inOwnWords("Filled")],
  ["Send", inElement("Composing")],
  ["Confirm", inElement("Confirming")],
  ["After", inElement("Sent")],
] as const;

const meta: Meta = {
  title: "Contact your TD/The flow in order",
  // Each step is a story, and tested as such.
  tags: ["!test"],
  parameters: docsNote(
    "The whole way of a supporter on one board. Each step is a frame with the story of that name.",
  ),
};

export default meta;

export const Board: StoryObj = {
  render: () => (
    <Steps>
      {STEPS.map(([name, id]) => (
        <li key={name}>
          <h2>{name}</h2>
          <iframe title={name} src={`iframe.html?id=${id}&viewMode=story`} />
        </li>
      ))}
    </Steps>
  ),
};

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(24.375rem, 1fr));
  gap: ${SPACE.xl};
  padding: 0;
  list-style: none;
  h2 {
    ${display}
    margin-block-end: ${SPACE.s};
    font-size: ${SIZE.title};
  }
  iframe {
    inline-size: 100%;
    block-size: 44rem;
    border: 2px solid;
  }
`;
