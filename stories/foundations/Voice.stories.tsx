import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { display, SIZE } from "../../site/kit/type.ts";
import { en } from "../../widget/domain/wording/en.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { FoundationPage, PageSection, Table } from "./FoundationPage.tsx";

/** Texts to write, texts to avoid, and the reasons. Most texts to write come from the product itself. */
const EXAMPLES: readonly [write: string, avoid: string, reason: string][] = [
  [en.results.sendAll, "Submit", "A button says what it does, and for whom."],
  [en.sent.recipients(1), "Your voice has reached 1 TD(s)", "Use the correct plural: 1 TD, 4 TDs."],
  [en.find.noMatch("Atlantis"), "No results", "Repeat the search text, and say what to try next."],
  [en.sample.explanation, "Error 503", "Describe the problem as the reader sees it."],
  [
    en.sent.lastStep,
    "Email sent successfully",
    "The element does not send email itself, so do not claim that it does.",
  ],
  [
    "TD",
    "Representative, rep, politician, MP",
    "Use one word for one thing. Only the letter contains ‘Representative’, once.",
  ],
  [
    "Many artists have taken action",
    "2,847 artists have taken action",
    "Leave out a figure that is unknown. Do not invent one.",
  ],
];

function VoicePage() {
  return (
    <FoundationPage
      title="Voice"
      lead="Plain, warm and urgent. Use short sentences. Do not use jargon or guilt. Use exclamation marks only in the campaign’s own texts."
    >
      <PageSection title="Examples">
        <Table label="Examples" heads={["Write", "Avoid", "Reason"]}>
          {EXAMPLES.map(([write, avoid, reason]) => (
            <tr key={write}>
              <td>
                <Recommended>{write}</Recommended>
              </td>
              <td>
                <Avoided>{avoid}</Avoided>
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </Table>
      </PageSection>
      <PageSection title="Vocabulary">
        <RuleList>
          <li>
            <strong>Constituency</strong>, <strong>TD</strong>, <strong>letter</strong>,{" "}
            <strong>provider</strong> and <strong>partner</strong> (a site that embeds the element).
          </li>
          <li>
            A supporter <strong>chooses</strong>, <strong>looks up</strong>,{" "}
            <strong>composes</strong>, <strong>sends</strong>.
          </li>
          <li>Write Irish words and names with their fadas. Users can type them without.</li>
          <li>Write dates in full: 19 July 2026. Times are Dublin time.</li>
        </RuleList>
      </PageSection>
      <PageSection
        title="Failures"
        note="Say what happened, what still works, and what to do now, in this order. Do not blame anyone. Screen readers announce a failure at once, and other messages at the next pause."
      />
    </FoundationPage>
  );
}

const meta: Meta = { title: "Foundations/Voice", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = { name: "Voice", render: () => <VoicePage /> };

const Recommended = styled.p`
  ${display}
  max-inline-size: 22rem;
  font-size: ${SIZE.subtitle};
  line-height: 1.05;
  letter-spacing: 0;
`;

const Avoided = styled.s`
  color: ${colour("inkSoft")};
`;

const RuleList = styled.ul`
  display: grid;
  gap: ${SPACE.m};
`;
