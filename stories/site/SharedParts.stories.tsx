import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { Print } from "../../site/drawings/Print.tsx";
import fiddleCase from "../../site/pages/privacy/fiddle-case.svg?raw";
import { FindForm } from "../../site/parts/FindForm.tsx";
import { Footer } from "../../site/parts/Footer.tsx";
import { Masthead } from "../../site/parts/Masthead.tsx";
import { PosterHeader } from "../../site/parts/PosterHeader.tsx";
import { SegmentedControl } from "../../site/parts/SegmentedControl.tsx";

const meta: Meta = {
  title: "Site/Shared parts",
  parameters: {
    note: "What the pages share. *Masthead*: the logo, and the same page in the other language; no menu, because a page has one task. *Poster header*: the opening of a text page; a page sets its height. *Segmented control*: two to four short options, all visible, one always chosen; screen readers announce its title also where it is hidden. *Find form*: stands for the element if scripts are disabled or fail to load.",
  },
};

export default meta;

type Story = StoryObj;

export const FullMasthead: Story = {
  name: "Masthead",
  render: () => <Masthead path="/privacy" compact={false} />,
};

/** The logo alone, for the story page. */
export const CompactMasthead: Story = {
  name: "Masthead, compact",
  render: () => <Masthead path="/day-without-arts" compact />,
};

export const PageFooter: Story = { name: "Footer", render: () => <Footer /> };

export const Poster: Story = {
  name: "Poster header",
  render: () => (
    <PrivacyPoster
      title={"Privacy\naddendum"}
      lead="We don’t ask your name, set cookies or track you."
    >
      <PosterArt of={fiddleCase} isMain />
    </PrivacyPoster>
  ),
};

export const Choice: StoryObj<typeof SegmentedControl> = {
  name: "Segmented control",
  args: {
    title: "Theme",
    options: [
      { value: "light", name: "Light" },
      { value: "dark", name: "Dark" },
      { value: "auto", name: "Visitor’s setting" },
    ],
    value: "light",
    onChange: fn(),
  },
  render: (args) => (
    <Padded>
      <SegmentedControl {...args} />
    </Padded>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Dark"));
    await expect(args.onChange).toHaveBeenCalledWith("dark");
  },
};

export const FormWithoutScripts: Story = {
  name: "Find form",
  render: () => (
    <Padded>
      <FindForm />
    </Padded>
  ),
};

const Padded = styled.div`
  padding: 24px;
`;

const PrivacyPoster = styled(PosterHeader)`
  --tall: 36rem;
`;

const PosterArt = styled(Print)`
  inset-block-start: 4rem;
  inset-inline-end: -6rem;
  inline-size: min(32rem, 80vw);
`;
