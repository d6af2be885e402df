import type { Meta, StoryObj } from "@storybook/react-vite";
import "../../widget/define.ts";
import { expect, waitFor } from "storybook/test";
import styled from "styled-components";
import { COLOURS } from "../../widget/theme/tokens.ts";
import { CAMPAIGN_SERVER } from "../support/campaign-server.ts";
import { docsNote } from "../support/docs-note.ts";
import { CONSTITUENCY } from "../support/invented-tds.ts";
import { Code } from "./FoundationPage.tsx";

/** The element's custom properties by the controls that set them; unset, the element's own stand. */
const PROPERTIES = {
  accent: "--bia-accent",
  ink: "--bia-ink",
  paper: "--bia-paper",
  focus: "--bia-focus",
  radius: "--bia-radius",
  font: "--bia-font",
  fontDisplay: "--bia-font-display",
} as const;

type Property = keyof typeof PROPERTIES;
type Args = { [P in Property]?: string } & { theme: "light" | "dark"; pageFont: string };

const ABOUT: Record<Property, string> = {
  accent: "The send button’s ground. Its text stays the theme’s, so keep 4.5 between the two",
  ink: "Text, rules and outlines",
  paper: "The ground, sheets included",
  focus: "The focus ring",
  radius: "The corners: 0 to 6 px look like the campaign",
  font: "The family of all text; the page’s own where it is not set",
  fontDisplay: "The family of headings; that of the text where it is not set",
};

const FONTS = ["Georgia, serif", "ui-monospace, monospace", "system-ui, sans-serif"];

const meta: Meta<Args> = {
  title: "Foundations/Theming",
  args: { theme: "light", pageFont: "Georgia, serif" },
  argTypes: {
    theme: { control: "inline-radio", options: ["light", "dark"] },
    pageFont: { control: "select", options: FONTS, description: "The page it stands on" },
    ...Object.fromEntries(
      Object.entries(PROPERTIES).map(([arg, property]) => [
        arg,
        {
          name: property,
          description: ABOUT[arg as Property],
          control: /font/i.test(arg) ? "select" : arg === "radius" ? "text" : "color",
          ...(/font/i.test(arg) ? { options: FONTS } : {}),
        },
      ]),
    ),
  },
  parameters: {
    server: CAMPAIGN_SERVER,
    ...docsNote(
      "How a partner makes the element their own: seven custom properties, and parts for what they do not reach. Set the controls and take the rule that stands below the element. The measured pairs under Colour hold for the element’s own colours; whoever sets others measures theirs.",
      "52rem",
    ),
  },
  render: (args) => {
    const set = (Object.keys(PROPERTIES) as Property[]).filter((property) => args[property]);
    const rule = set.map((property) => `  ${PROPERTIES[property]}: ${args[property]};`).join("\n");
    return (
      <div style={{ fontFamily: args.pageFont }}>
        <style>{`[data-themed] bia-contact-td {\n${rule}\n}`}</style>
        <div data-themed="" key={`${args.theme} ${rule}`}>
          <bia-contact-td theme={args.theme} constituency={CONSTITUENCY} />
        </div>
        <Rule>
          <Code>{rule === "" ? "Nothing is set." : `bia-contact-td {\n${rule}\n}`}</Code>
        </Rule>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector("bia-contact-td")?.shadowRoot;
    await waitFor(() => expect(root?.querySelectorAll("[part=card]")).toHaveLength(4));
  },
};

export default meta;

type Story = StoryObj<Args>;

export const AsItComes: Story = { name: "As it comes" };

export const AGallery: Story = {
  name: "On a gallery’s page",
  args: {
    accent: COLOURS.blueGround.light,
    ink: COLOURS.inkGround.light,
    paper: COLOURS.onLink.light,
    focus: COLOURS.urgent.light,
    radius: "0",
    pageFont: "system-ui, sans-serif",
  },
};

export const ATheatre: Story = {
  name: "On a theatre’s page, dark",
  args: {
    theme: "dark",
    accent: COLOURS.marigold.dark,
    focus: COLOURS.marigold.dark,
    radius: "0",
    pageFont: "system-ui, sans-serif",
    fontDisplay: "Georgia, serif",
  },
};

const Rule = styled.pre`
  margin: 0;
  padding: 16px;
  white-space: pre-wrap;
`;
