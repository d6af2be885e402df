import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { action } from "storybook/actions";
import { expect, waitFor, within } from "storybook/test";
import "../../widget/define.ts";
import { PROVIDERS, type Provider } from "../../api/contract/providers.ts";
import type { ContactTdElement } from "../../widget/index.ts";
import { CAMPAIGN_SERVER } from "../support/campaign-server.ts";
import { docsNote } from "../support/docs-note.ts";
import { CONSTITUENCY } from "../support/invented-tds.ts";

type Args = {
  theme: "light" | "dark" | "auto";
  provider: Provider;
  constituency: string;
  partner: string;
};

const EVENTS = ["ready", "lookup", "compose", "sent", "share", "error"] as const;

function Embedded({ theme, provider, constituency, partner }: Args) {
  const element = useRef<ContactTdElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    for (const name of EVENTS) {
      const log = action(`bia-${name}`);
      element.current?.addEventListener(
        `bia-${name}`,
        (event) => log((event as CustomEvent).detail),
        { signal: listeners.signal },
      );
    }
    return () => listeners.abort();
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
      "`<bia-contact-td>` as partners embed it: the registered custom element, its attributes as controls, its events in the Actions panel. It inherits the font of the page. Its `theme` attribute sets the theme, not the toolbar; `auto` follows the toolbar. For its custom properties see Foundations, Theming.",
      "44rem",
    ),
  },
  render: (args) => <Embedded key={JSON.stringify(args)} {...args} />,
};

export default meta;

type Story = StoryObj<Args>;

/** Waits until the element is rendered, and returns queries inside its shadow root. */
async function elementScreen(canvas: HTMLElement) {
  const content = await waitFor(() => {
    const content = canvas.querySelector("bia-contact-td")?.shadowRoot?.querySelector("div");
    if (!content) throw new Error("The element is not rendered.");
    return content;
  });
  return within(content);
}

export const WithAConstituency: Story = {
  name: "With a constituency",
  play: async ({ canvasElement }) => {
    const screen = await elementScreen(canvasElement);
    await expect(await screen.findByText("4 TDs to contact")).toBeVisible();
  },
};

export const NothingChosen: Story = {
  name: "Nothing chosen",
  args: { constituency: "" },
  play: async ({ canvasElement }) => {
    const screen = await elementScreen(canvasElement);
    await expect(await screen.findByRole("combobox")).toHaveValue("");
  },
};

export const Dark: Story = {
  args: { theme: "dark" },
  play: async ({ canvasElement }) => {
    const screen = await elementScreen(canvasElement);
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(4));
  },
};

export const Unreachable: Story = {
  parameters: { server: { "/api/tds": () => Promise.reject(new TypeError("No connection")) } },
  play: async ({ canvasElement }) => {
    const screen = await elementScreen(canvasElement);
    await expect(await screen.findByText("Showing sample TD information")).toBeVisible();
  },
};
