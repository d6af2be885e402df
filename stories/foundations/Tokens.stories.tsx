import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { ICONS as SITE_ICONS, Icon as SiteIcon } from "../../site/components/Icon.tsx";
import { Table } from "../../site/components/Table.tsx";
import { display, FAMILY, SIZE } from "../../site/style/type.ts";
import { ICONS, Icon } from "../../widget/components/Icon.tsx";
import { COLOURS, type Colour, colour, SPACE } from "../../widget/theme/tokens.ts";
import { CONTRAST_PAIRS, contrastOf } from "./contrast-pairs.ts";
import { Code, FoundationPage, PageSection } from "./FoundationPage.tsx";

const ROLES = Object.keys(COLOURS) as Colour[];

const keysOf = <Key extends string>(tokens: Readonly<Record<Key, unknown>>) =>
  Object.keys(tokens) as Key[];

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
        <Table
          label="Contrast"
          columns={["Pair", "Use", "Minimum", "Light", "Dark"]}
          rows={CONTRAST_PAIRS.map(([text, ground, minimum, use]) => [
            <PairSample key="pair" $text={text} $ground={ground} $large={minimum < 4.5}>
              {text} on {ground}
            </PairSample>,
            use,
            minimum,
            contrastOf(text, ground, "light").toFixed(1),
            contrastOf(text, ground, "dark").toFixed(1),
          ])}
        />
      </PageSection>
    </FoundationPage>
  ),
};

export const TypeAndSpace: StoryObj = {
  name: "Type and space",
  render: () => (
    <FoundationPage
      title="Type and space"
      lead="A condensed display font for headlines, a plain sans serif for text, and a serif italic for the story’s narration. The token source says where to use each."
    >
      <PageSection title="Type" note="Each step grows with the width of the screen.">
        {keysOf(SIZE).map((size) => (
          <TypeSample key={size} $size={size}>
            {size}: One town, one ordinary day
          </TypeSample>
        ))}
        <Narration>Everything in colour was made by somebody.</Narration>
      </PageSection>
      <PageSection title="Space" note="Seven steps on a base of 4 px.">
        {keysOf(SPACE).map((step) => (
          <Step key={step} $step={step}>
            <Code>
              {step} {SPACE[step]}
            </Code>
          </Step>
        ))}
      </PageSection>
    </FoundationPage>
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="From lucide, with one stroke width. Use an icon only beside text with the same meaning, or in a button whose accessible name has that meaning: icons are hidden from assistive technology. For decoration use illustrations."
    >
      <IconList>
        {keysOf(ICONS).map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
        {keysOf(SITE_ICONS).map((name) => (
          <li key={`site ${name}`}>
            <SiteIcon name={name} /> {name}
          </li>
        ))}
      </IconList>
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

const IconList = styled.ul`
  display: grid;
  gap: ${SPACE.l};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${SPACE.s};
  }
`;
