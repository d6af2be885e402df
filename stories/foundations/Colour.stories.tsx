import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { COLOURS, type Colour, colour, INKS, SPACE } from "../../widget/theme/tokens.ts";
import { CONTRAST_PAIRS, contrastOf } from "./contrast-pairs.ts";
import { Code, Page, Part, Table } from "./FoundationPage.tsx";
import { TOKEN_NOTES } from "./token-notes.ts";

const ROLES = Object.keys(COLOURS) as Colour[];
const PLATES = ["vermilion", "marigold", "viridian", "ultramarine", "rose"] as const;

function Colours() {
  return (
    <Page
      title="Colour"
      lead="Roles, not colours: a component asks for ink on paper and never knows which theme it is printed in. The theme menu of the toolbar turns this page over."
    >
      <Part title="Roles" note="What each is for, in the words of the tokens themselves.">
        <Chips>
          {ROLES.map((role) => (
            <li key={role}>
              <Chip $role={role} />
              <h3>{role}</h3>
              <p>{TOKEN_NOTES[role]}</p>
              <Code>
                {COLOURS[role].light} {COLOURS[role].dark}
              </Code>
            </li>
          ))}
        </Chips>
      </Part>
      <Part
        title="What may stand on what"
        note="Measured from the tokens on every build: 4.5 is enough for text, 3 for large text and for marks, 7 is what we ask of what is read most. A pair that is not listed here is not used."
      >
        <Table label="Contrast" heads={["As it looks", "Pair", "For", "Least", "Light", "Dark"]}>
          {CONTRAST_PAIRS.map(([text, ground, least, as]) => (
            <tr key={`${text} ${ground}`}>
              <td>
                <Sample $text={text} $ground={ground} $large={least < 4.5}>
                  Retain, extend
                </Sample>
              </td>
              <td>
                <Code>
                  {text} on {ground}
                </Code>
              </td>
              <td>{as}</td>
              <td>{least}</td>
              <td>{contrastOf(text, ground, "light").toFixed(1)}</td>
              <td>{contrastOf(text, ground, "dark").toFixed(1)}</td>
            </tr>
          ))}
        </Table>
      </Part>
      <Part
        title="Inks"
        note="For pictures only; never text, never a control. Where two meet they make a third: on paper they multiply, as inks do."
      >
        <Overprint aria-hidden="true" viewBox="0 0 620 200">
          {PLATES.map((ink, index) => (
            <circle key={ink} cx={100 + index * 105} cy="100" r="92" fill={INKS[ink]} />
          ))}
        </Overprint>
        <p>{PLATES.join(", ")}</p>
      </Part>
    </Page>
  );
}

const meta: Meta = { title: "Foundations/Colour", tags: ["!autodocs"] };

export default meta;

export const TheColours: StoryObj = {
  tags: ["screenshot"],
  name: "Colour",
  render: () => <Colours />,
  play: async () => {
    for (const [text, ground, least] of CONTRAST_PAIRS) {
      for (const theme of ["light", "dark"] as const) {
        await expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(least);
      }
    }
    // Every role says what it is for.
    await expect(ROLES.filter((role) => !TOKEN_NOTES[role])).toEqual([]);
  },
};

const Chips = styled.ul`
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

const Chip = styled.div<{ $role: Colour }>`
  block-size: 6rem;
  margin-block-end: ${SPACE.s};
  border: 2px solid ${colour("ink")};
  background: ${({ $role }) => colour($role)};
  forced-color-adjust: none;
`;

const Sample = styled.span<{ $text: Colour; $ground: Colour; $large: boolean }>`
  display: inline-block;
  padding: ${SPACE.s} ${SPACE.m};
  background: ${({ $ground }) => colour($ground)};
  color: ${({ $text }) => colour($text)};
  font-weight: 700;
  ${({ $large }) => $large && "font-size: 1.5rem;"}
  white-space: nowrap;
`;

const Overprint = styled.svg`
  max-inline-size: 40rem;
  isolation: isolate;
  background: ${INKS.paper};
  circle {
    mix-blend-mode: multiply;
  }
`;
