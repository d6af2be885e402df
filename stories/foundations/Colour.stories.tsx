import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { COLOURS } from "../../widget/theme/all-colours.ts";
import { type Colour, colour, INKS, SPACE } from "../../widget/theme/tokens.ts";
import { CONTRAST_PAIRS, contrastOf } from "./contrast-pairs.ts";
import { Code, FoundationPage, PageSection, Table } from "./FoundationPage.tsx";
import { TOKEN_NOTES } from "./token-notes.ts";

const ROLES = Object.keys(COLOURS) as Colour[];
const ILLUSTRATION_INKS = ["vermilion", "marigold", "viridian", "ultramarine", "rose"] as const;

function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="Tokens are named for their role. A component uses ink on paper and does not know the current theme. Use the toolbar’s theme menu to see this page in the other theme."
    >
      <PageSection
        title="Roles"
        note="The use of each role, from the comments in the token source."
      >
        <RoleGrid>
          {ROLES.map((role) => (
            <li key={role}>
              <ColourChip $role={role} />
              <h3>{role}</h3>
              <p>{TOKEN_NOTES[role]}</p>
              <Code>
                {COLOURS[role].light} {COLOURS[role].dark}
              </Code>
            </li>
          ))}
        </RoleGrid>
      </PageSection>
      <PageSection
        title="Colour pairs"
        note="The contrast is measured from the tokens on every build. Text needs 4.5, large text and graphics need 3, and we require 7 for the most-read text. Use only the pairs in this table."
      >
        <Table label="Contrast" heads={["Sample", "Pair", "Use", "Minimum", "Light", "Dark"]}>
          {CONTRAST_PAIRS.map(([text, ground, minimum, use]) => (
            <tr key={`${text} ${ground}`}>
              <td>
                <TextSample $text={text} $ground={ground} $large={minimum < 4.5}>
                  Retain, extend
                </TextSample>
              </td>
              <td>
                <Code>
                  {text} on {ground}
                </Code>
              </td>
              <td>{use}</td>
              <td>{minimum}</td>
              <td>{contrastOf(text, ground, "light").toFixed(1)}</td>
              <td>{contrastOf(text, ground, "dark").toFixed(1)}</td>
            </tr>
          ))}
        </Table>
      </PageSection>
      <PageSection
        title="Inks"
        note="For illustrations only, not for text or controls. Overlapping inks multiply on paper and make a third colour."
      >
        <OverprintSample aria-hidden="true" viewBox="0 0 620 200">
          {ILLUSTRATION_INKS.map((ink, index) => (
            <circle key={ink} cx={100 + index * 105} cy="100" r="92" fill={INKS[ink]} />
          ))}
        </OverprintSample>
        <p>{ILLUSTRATION_INKS.join(", ")}</p>
      </PageSection>
    </FoundationPage>
  );
}

const meta: Meta = { title: "Foundations/Colour", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = {
  tags: ["dark"],
  name: "Colour",
  render: () => <ColourPage />,
  play: async () => {
    for (const [text, ground, minimum] of CONTRAST_PAIRS) {
      for (const theme of ["light", "dark"] as const) {
        await expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(minimum);
      }
    }
    // Every role has a comment on its use.
    await expect(ROLES.filter((role) => !TOKEN_NOTES[role])).toEqual([]);
  },
};

const RoleGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${SPACE.xl} ${SPACE.l};
  && {
    padding: 0;
  }
  list-style: none;
  p {
    font-size: 0.9375rem;
    line-height: 1.4;
  }
`;

const ColourChip = styled.div<{ $role: Colour }>`
  block-size: 6rem;
  margin-block-end: ${SPACE.s};
  border: 2px solid ${colour("ink")};
  background: ${({ $role }) => colour($role)};
  forced-color-adjust: none;
`;

const TextSample = styled.span<{ $text: Colour; $ground: Colour; $large: boolean }>`
  display: inline-block;
  padding: ${SPACE.s} ${SPACE.m};
  background: ${({ $ground }) => colour($ground)};
  color: ${({ $text }) => colour($text)};
  font-weight: 700;
  ${({ $large }) => $large && "font-size: 1.5rem;"}
  white-space: nowrap;
`;

const OverprintSample = styled.svg`
  max-inline-size: 40rem;
  isolation: isolate;
  background: ${INKS.paper};
  circle {
    mix-blend-mode: multiply;
  }
`;
