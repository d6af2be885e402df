import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { action } from "storybook/actions";
import { expect, waitFor, within } from "storybook/test";
import "../../widget/define.ts";
import { PROVIDERS } from "../../widget/domain/email-draft.ts";
import type { ContactTdElement } from "../../widget/index.ts";
import { CAMPAIGN_SERVER } from "../support/campaign-server.ts";
import { docsNote } from "../support/docs-note.ts";
import { CONSTITUENCY } from "../support/invented-tds.ts";

type Args = {
  theme: "light" | "dark" | "auto";
  provider: "gmail" | "outlook";
  constituency: string;
  partner: string;
};

const EVENTS = ["ready", "lookup", "compose", "sent", "share", "error"] as const;

function Embedded({ theme, provider, constituency, partner }: Args) {
  const element = useRef<ContactTdElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    for (const name of EVENTS) {
      const tell = action(`bia-${name}`);
      element.current?.addEventListener(
        `bia-${name}`,
        (event) => tell((event as CustomEvent).detail),
        { signal: listening.signal },
      );
    }
    return () => listening.abort();
  }, []);
  return (
    <bia-contact-td
      ref={element}
      theme={theme}
      provider={provider}
      {...(constituency && { constituency })}
      {...(partner && { partner })}
    >
      <a href="https://campaign.example/">Contact your TD about the Basic Income for the Arts</a>
    </bia-contact-td>
  );
}

const meta: Meta<Args> = {
  title: "Contact your TD/The embedded element",
  args: { theme: "light", provider: "gmail", constituency: CONSTITUENCY, partner: "my-gallery" },
  argTypes: {
    theme: { control: "inline-radio", options: ["light", "dark", "auto"] },
    provider: { control: "inline-radio", options: PROVIDERS },
  },
  parameters: {
    server: CAMPAIGN_SERVER,
    ...docsNote(
      "`<bia-contact-td>` as partners embed it: the registered element, its attributes as controls, its events in the Actions panel. It takes the font of the page it stands on. Its theme is its attribute’s, not the toolbar’s; `auto` follows the toolbar. How its look is set: Foundations, Theming.",
      "44rem",
    ),
  },
  render: (args) => <Embedded key={JSON.stringify(args)} {...args} />,
};

export default meta;

type Story = StoryObj<Args>;

/** What stands inside the element, once it has found the TDs. */
async function inside(canvas: HTMLElement) {
  const root = canvas.querySelector("bia-contact-td")?.shadowRoot;
  if (!root) throw new Error("The element has no shadow root.");
  return within(root as unknown as HTMLElement);
}

export const WithAConstituency: Story = {
  name: "With a constituency",
  play: async ({ canvasElement }) => {
    const screen = await inside(canvasElement);
    await expect(await screen.findByText("4 TDs to contact")).toBeVisible();
  },
};

export const NothingChosen: Story = {
  name: "Nothing chosen",
  args: { constituency: "" },
  play: async ({ canvasElement }) => {
    const screen = await inside(canvasElement);
    await expect(await screen.findByRole("combobox")).toHaveValue("");
  },
};

export const Dark: Story = {
  args: { theme: "dark" },
  play: async ({ canvasElement }) => {
    const screen = await inside(canvasElement);
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(4));
  },
};

/** The API cannot be reached. */
export const Unreachable: Story = {
  parameters: { server: { "/api/tds": () => Promise.reject(new TypeError("No connection")) } },
  play: async ({ canvasElement }) => {
    const screen = await inside(canvasElement);
    await expect(await screen.findByText("Showing sample TD information")).toBeVisible();
  },
};
