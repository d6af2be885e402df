import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { CAMPAIGN } from "../../site/campaign.ts";
import { InstagramPost } from "../../site/social/InstagramPost.tsx";
import { EMBED_SCRIPT } from "../../site/social/instagram.ts";
import { SocialSection } from "../../site/social/SocialSection.tsx";
import { NETWORKS } from "../../site/social/share-links.ts";
import { docsNote } from "../support/docs-note.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";

const meta: Meta = {
  title: "Site/Social",
  parameters: docsNote(
    "Step 2: follow, pass it on, see what the campaign posts. The post is a placeholder until a reader asks for it, as showing it contacts Meta. Where it cannot be loaded, the placeholder stays with the plain link. Here nothing is contacted: the network’s script is a stand-in.",
    "46rem",
  ),
  decorators: [
    (Story) => (
      <>
        <HalftonePatterns />
        <Story />
      </>
    ),
  ],
};

export default meta;

type Story = StoryObj;

export const TheSection: Story = {
  name: "The section",
  render: () => <SocialSection />,
  play: async ({ canvasElement }) => {
    const shares = within(canvasElement).getAllByRole("link", { name: /^Share on/ });
    await expect(shares).toHaveLength(NETWORKS.length);
  },
};

const post: Story = {
  render: () => (
    <Ground>
      <InstagramPost url={CAMPAIGN.postUrl} handle={CAMPAIGN.handle} />
    </Ground>
  ),
};

const ask = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole("button", { name: "Show the post" }));

/** Nobody has asked. */
export const PostClosed: Story = { tags: ["screenshot"], name: "Post closed", ...post };

export const PostLoading: Story = {
  name: "Post loading",
  ...post,
  beforeEach: scriptOnItsWay,
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    const button = within(canvasElement).getByRole("button", { name: "Loading the post..." });
    await expect(button).toBeDisabled();
  },
};

export const PostShown: Story = {
  name: "Post shown",
  ...post,
  beforeEach: () => {
    window.instgrm = { Embeds: { process: fillIn } };
    return () => {
      delete window.instgrm;
    };
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    const place = within(canvasElement).getByRole("group", { name: /on Instagram/ });
    await expect(place).toHaveTextContent("The post stands here.");
    await expect(document.activeElement).toBe(place);
  },
};

export const PostFailed: Story = {
  name: "Post failed",
  ...post,
  beforeEach: scriptOnItsWay,
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    document.querySelector(`script[src="${EMBED_SCRIPT}"]`)?.dispatchEvent(new Event("error"));
    const said = await within(canvasElement).findByText(
      "The post didn’t load. See it on Instagram.",
    );
    await expect(said).toBeVisible();
  },
};

/** The network's script, asked for and not there yet: of a type that no browser loads. */
function scriptOnItsWay(): () => void {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = EMBED_SCRIPT;
  document.head.append(script);
  return () => script.remove();
}

/** What the network's script would do. */
function fillIn(): void {
  const quote = document.querySelector("blockquote.instagram-media");
  quote?.append("The post stands here.");
}

const Ground = styled.div`
  padding: 48px 24px;
  background: var(--c-blueGround);
`;
