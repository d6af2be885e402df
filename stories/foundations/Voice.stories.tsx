import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { display, SIZE } from "../../site/kit/type.ts";
import { en } from "../../widget/domain/wording/en.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { Page, Part, Table } from "./FoundationPage.tsx";

/** How we say it, how we do not, and why; what we say is the product's own where it stands there. */
const WAYS: readonly [say: string, not: string, why: string][] = [
  [en.results.sendAll, "Submit", "A button says what happens, to whom."],
  [
    en.sent.recipients(1),
    "Your voice has reached 1 TD(s)",
    "A number is counted out: 1 TD, 4 TDs.",
  ],
  [en.find.noMatch("Atlantis"), "No results", "Say what was looked for, and what to try."],
  [en.sample.explanation, "Error 503", "Say what is the matter for the reader, not for us."],
  [
    en.sent.lastStep,
    "Email sent successfully",
    "Nothing is sent from here, and we never pretend that it is.",
  ],
  [
    "TD",
    "Representative, rep, politician, MP",
    "One word for one thing. Only the letter says ‘Representative’, once.",
  ],
  [
    "Many artists have taken action",
    "2,847 artists have taken action",
    "A figure that is not known is left out, never invented.",
  ],
];

function Voices() {
  return (
    <Page
      title="Voice"
      lead="A neighbour with a clipboard: plain, warm, in a hurry for a good reason. Short sentences. No jargon, no guilt, no exclamation mark but the campaign’s own."
    >
      <Part title="Say, and do not say">
        <Table label="Say, and do not say" heads={["Say", "Not", "Why"]}>
          {WAYS.map(([say, not, why]) => (
            <tr key={say}>
              <td>
                <Said>{say}</Said>
              </td>
              <td>
                <Unsaid>{not}</Unsaid>
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </Table>
      </Part>
      <Part title="Words of the field">
        <Words>
          <li>
            <strong>Constituency</strong>, <strong>TD</strong>, <strong>letter</strong>,{" "}
            <strong>provider</strong>, <strong>partner</strong>: a site that embeds the element.
          </li>
          <li>
            A supporter <strong>chooses</strong>, <strong>looks up</strong>,{" "}
            <strong>composes</strong>, <strong>sends</strong>.
          </li>
          <li>Irish words and names keep their fadas; nobody has to type them.</li>
          <li>Dates are written out: 19 July 2026. Times are Dublin’s.</li>
        </Words>
      </Part>
      <Part
        title="Failures"
        note="What happened, what still works, what to do now, in this order. Blame nobody. A failure interrupts; news waits for a pause."
      />
    </Page>
  );
}

const meta: Meta = { title: "Foundations/Voice", tags: ["!autodocs"] };

export default meta;

export const TheVoice: StoryObj = { name: "Voice", render: () => <Voices /> };

const Said = styled.p`
  ${display}
  max-inline-size: 22rem;
  font-size: ${SIZE.subtitle};
  line-height: 1.05;
  letter-spacing: 0;
`;

const Unsaid = styled.s`
  color: ${colour("inkSoft")};
`;

const Words = styled.ul`
  display: grid;
  gap: ${SPACE.m};
`;
