import type { Meta, StoryObj } from "@storybook/react-vite";
import "../../widget/define.ts";
import { expect, waitFor } from "storybook/test";
import styled from "styled-components";
import { COLOURS } from "../../widget/theme/all-colours.ts";
import { CAMPAIGN_SERVER } from "../support/campaign-server.ts";
import { docsNote } from "../support/docs-note.ts";
import { CONSTITUENCY } from "../support/invented-tds.ts";
import { Code } from "./FoundationPage.tsx";

/** The element's custom properties, by the control that sets each. An empty control keeps the element's default. */
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

const DESCRIPTIONS: Record<Property, string> = {
  accent:
    "The background of the send button. Its text keeps the theme’s colour, so keep a contrast of at least 4.5",
  ink: "Text, lines and outlines",
  paper: "The background, also of cards and dialogs",
  focus: "The focus ring",
  radius: "The corner radius. The campaign uses 0 to 6 px",
  font: "The font of all text. Default: the font of the page",
  fontDisplay: "The font of headings. Default: the font of the text",
};

const FONTS = ["Georgia, serif", "ui-monospace, monospace", "system-ui, sans-serif"];

const meta: Meta<Args> = {
  title: "Foundations/Theming",
  args: { theme: "light", pageFont: "Georgia, serif" },
  argTypes: {
    theme: { control: "inline-radio", options: ["light", "dark"] },
    pageFont: {
      control: "select",
      options: FONTS,
      description: "The font of the surrounding page",
    },
    ...Object.fromEntries(
      Object.entries(PROPERTIES).map(([arg, property]) => [
        arg,
        {
          name: property,
          description: DESCRIPTIONS[arg as Property],
          control: /font/i.test(arg) ? "select" : arg === "radius" ? "text" : "color",
          ...(/font/i.test(arg) ? { options: FONTS } : {}),
        },
      ]),
    ),
  },
  parameters: {
    server: CAMPAIGN_SERVER,
    ...docsNote(
      "Partners adapt the element with seven custom properties, and with parts for everything else. Set the controls and copy the CSS rule below the element. The measured contrasts under Colour apply to the default colours only: if you set other colours, measure their contrast.",
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
        <CssRule>
          <Code>{rule === "" ? "No property is set." : `bia-contact-td {\n${rule}\n}`}</Code>
        </CssRule>
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

export const Default: Story = {};

export const GalleryPage: Story = {
  name: "Gallery page",
  args: {
    accent: COLOURS.blueGround.light,
    ink: COLOURS.inkGround.light,
    paper: COLOURS.onLink.light,
    focus: COLOURS.urgent.light,
    radius: "0",
    pageFont: "system-ui, sans-serif",
  },
};

export const TheatrePage: Story = {
  name: "Theatre page, dark",
  args: {
    theme: "dark",
    accent: COLOURS.marigold.dark,
    focus: COLOURS.marigold.dark,
    radius: "0",
    pageFont: "system-ui, sans-serif",
    fontDisplay: "Georgia, serif",
  },
};

const CssRule = styled.pre`
  margin: 0;
  padding: 16px;
  white-space: pre-wrap;
`;
