import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { action } from "storybook/actions";
import { expect, waitFor } from "storybook/test";
import "../../widget/define.ts";
import { PROVIDERS, type Provider } from "../../api/contract/providers.ts";
import { EVENT_TYPES } from "../../widget/domain/element-events.ts";
import type { ContactTdElement } from "../../widget/index.ts";
import { CAMPAIGN_SERVER } from "../support/bundled-campaign.ts";
import { docsNote } from "../support/docs-note.ts";
import { CONSTITUENCY } from "../support/invented-tds.ts";

type Args = {
  theme: "light" | "dark" | "auto";
  provider: Provider;
  constituency: string;
  partner: string;
};

function Embedded({ theme, provider, constituency, partner }: Args) {
  const element = useRef<ContactTdElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    for (const type of EVENT_TYPES) {
      const log = action(type);
      element.current?.addEventListener(type, (event) => log((event as CustomEvent).detail), {
        signal: listeners.signal,
      });
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
  args: { theme: "dark", provider: "gmail", constituency: CONSTITUENCY, partner: "my-gallery" },
  argTypes: {
    theme: { control: "inline-radio", options: ["light", "dark", "auto"] },
    provider: { control: "inline-radio", options: PROVIDERS },
  },
  parameters: {
    server: CAMPAIGN_SERVER,
    ...docsNote(
      "`<bia-contact-td>` as partners embed it: the registered custom element, its attributes as controls, its events in the Actions panel. It inherits the font of the page. `/embed` shows its custom properties.",
    ),
  },
  render: (args) => <Embedded key={JSON.stringify(args)} {...args} />,
};

export default meta;

export const Dark: StoryObj<Args> = {
  name: "Dark, with a constituency",
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector("bia-contact-td")?.shadowRoot;
    await waitFor(() => expect(root?.querySelectorAll("[part=card]")).toHaveLength(4));
  },
};
