import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { display, FAMILY, SIZE } from "../../site/kit/type.ts";
import { COLOURS } from "../../widget/theme/all-colours.ts";
import { type Colour, colour, MOTION, SPACE } from "../../widget/theme/tokens.ts";
import { CONTRAST_PAIRS, contrastOf } from "./contrast-pairs.ts";
import { Code, FoundationPage, PageSection, Table } from "./FoundationPage.tsx";

const ROLES = Object.keys(COLOURS) as Colour[];

const SIZES: { [S in keyof typeof SIZE]: string } = {
  title: "Section titles, always in the display font.",
  subtitle: "Subtitles, and large text on a card.",
  lead: "The introduction of a page.",
  body: "Body text, with 45 to 72 characters per line.",
  small: "Notes, captions and small print. No text is smaller.",
};

const STEPS: { [S in keyof typeof SPACE]: string } = {
  xs: "Inside a component: between an icon and its text.",
  s: "Between closely related items.",
  m: "Inside a control.",
  l: "Inside a card, between controls.",
  xl: "Between groups.",
  xxl: "Between the parts of a section.",
  xxxl: "Between sections.",
};

const DURATIONS: { [D in Exclude<keyof typeof MOTION, "ease">]: string } = {
  fast: "Feedback to a press: a button moves down, a ticket lifts.",
  slow: "Things that appear: a toast slides in, the dialog rises once, a ticket’s stub tears.",
};

const keysOf = <Key extends string>(notes: Readonly<Record<Key, string>>) =>
  Object.keys(notes) as Key[];

const meta: Meta = { title: "Foundations/Tokens", tags: ["!autodocs"] };

export default meta;

export const Colours: StoryObj = {
  tags: ["dark"],
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Tokens are named for their role: a component uses ink on paper and does not know the current theme. The token source says where to use each."
    >
      <PageSection title="Roles">
        <RoleGrid>
          {ROLES.map((role) => (
            <li key={role}>
              <ColourChip $role={role} />
              {role}
              <br />
              <Code>
                {COLOURS[role].light} {COLOURS[role].dark}
              </Code>
            </li>
          ))}
        </RoleGrid>
      </PageSection>
      <PageSection
        title="Colour pairs"
        note="Text needs a contrast of 4.5, large text and graphics need 3, and we require 7 for the most-read text. Use only the pairs in this table."
      >
        <Table label="Contrast" heads={["Pair", "Use", "Minimum", "Light", "Dark"]}>
          {CONTRAST_PAIRS.map(([text, ground, minimum, use]) => (
            <tr key={`${text} ${ground}`}>
              <td>
                <PairSample $text={text} $ground={ground} $large={minimum < 4.5}>
                  {text} on {ground}
                </PairSample>
              </td>
              <td>{use}</td>
              <td>{minimum}</td>
              <td>{contrastOf(text, ground, "light").toFixed(1)}</td>
              <td>{contrastOf(text, ground, "dark").toFixed(1)}</td>
            </tr>
          ))}
        </Table>
      </PageSection>
    </FoundationPage>
  ),
};

export const TypeSpaceAndMotion: StoryObj = {
  name: "Type, space and motion",
  render: () => (
    <FoundationPage
      title="Type, space and motion"
      lead="A condensed display font for headlines, a plain sans serif for text, and a serif italic for the story’s narration. Corners are square or slightly rounded, lines are ink, and shadows are a hard offset in ink without blur."
    >
      <PageSection title="Type" note="Each step grows with the width of the screen.">
        {keysOf(SIZES).map((size) => (
          <TypeSample key={size} $size={size}>
            {size}: {SIZES[size]}
          </TypeSample>
        ))}
        <Narration>
          One town, one ordinary day. Everything in colour was made by somebody.
        </Narration>
      </PageSection>
      <PageSection title="Space" note="Seven steps on a base of 4 px.">
        {keysOf(STEPS).map((step) => (
          <Step key={step} $step={step}>
            <Code>
              {step} {SPACE[step]}
            </Code>{" "}
            {STEPS[step]}
          </Step>
        ))}
      </PageSection>
      <PageSection
        title="Motion"
        note="Animations are short and ease out. Animate only transform and opacity, and do not move text while people read it. Users who prefer reduced motion see the end state at once."
      >
        <ul>
          {keysOf(DURATIONS).map((duration) => (
            <li key={duration}>
              <Code>
                {duration} {MOTION[duration]}
              </Code>{" "}
              {DURATIONS[duration]}
            </li>
          ))}
        </ul>
      </PageSection>
    </FoundationPage>
  ),
};

const RoleGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${SPACE.xl} ${SPACE.l};
  list-style: none;
`;

const ColourChip = styled.div<{ $role: Colour }>`
  block-size: 6rem;
  margin-block-end: ${SPACE.s};
  border: 2px solid ${colour("ink")};
  background: ${({ $role }) => colour($role)};
  forced-color-adjust: none;
`;

const PairSample = styled.span<{ $text: Colour; $ground: Colour; $large: boolean }>`
  display: inline-block;
  padding: ${SPACE.s} ${SPACE.m};
  background: ${({ $ground }) => colour($ground)};
  color: ${({ $text }) => colour($text)};
  font-weight: 700;
  ${({ $large }) => $large && "font-size: 1.5rem;"}
  white-space: nowrap;
`;

const TypeSample = styled.p<{ $size: keyof typeof SIZE }>`
  font-size: ${({ $size }) => SIZE[$size]};
  ${({ $size }) => ($size === "title" || $size === "subtitle" ? display : "")}
`;

const Narration = styled.p`
  font: italic 400 1.75rem / 1.25 ${FAMILY.narration};
`;

const Step = styled.p<{ $step: keyof typeof SPACE }>`
  padding-inline-start: ${SPACE.s};
  border-inline-start: ${({ $step }) => SPACE[$step]} solid ${colour("urgent")};
`;
