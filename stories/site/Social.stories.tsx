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
    "Step 2: follow the campaign, share it, and see its latest post. A placeholder stands for the post until the visitor asks to see it, because loading it connects to Meta. If it fails to load, the placeholder stays and shows a plain link. In Storybook a fake script replaces Instagram’s, so nothing is loaded.",
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

export const WholeSection: Story = {
  name: "Whole section",
  render: () => <SocialSection />,
  play: async ({ canvasElement }) => {
    const shares = within(canvasElement).getAllByRole("link", { name: /^Share on/ });
    await expect(shares).toHaveLength(NETWORKS.length);
  },
};

const post: Story = {
  render: () => (
    <BlueGround>
      <InstagramPost url={CAMPAIGN.postUrl} handle={CAMPAIGN.handle} />
    </BlueGround>
  ),
};

const requestPost = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole("button", { name: "Show the post" }));

/** The visitor has not asked to see the post. */
export const PostClosed: Story = { tags: ["screenshot"], name: "Post closed", ...post };

export const PostLoading: Story = {
  name: "Post loading",
  ...post,
  beforeEach: addPendingScript,
  play: async ({ canvasElement }) => {
    await requestPost(canvasElement);
    const button = within(canvasElement).getByRole("button", { name: "Loading the post..." });
    await expect(button).toBeDisabled();
  },
};

export const PostShown: Story = {
  name: "Post shown",
  ...post,
  beforeEach: () => {
    window.instgrm = { Embeds: { process: fillInPost } };
    return () => {
      delete window.instgrm;
    };
  },
  play: async ({ canvasElement }) => {
    await requestPost(canvasElement);
    const embed = within(canvasElement).getByRole("group", { name: /on Instagram/ });
    await expect(embed).toHaveTextContent("The post appears here.");
    await expect(document.activeElement).toBe(embed);
  },
};

export const PostFailed: Story = {
  name: "Post failed",
  ...post,
  beforeEach: addPendingScript,
  play: async ({ canvasElement }) => {
    await requestPost(canvasElement);
    document.querySelector(`script[src="${EMBED_SCRIPT}"]`)?.dispatchEvent(new Event("error"));
    const message = await within(canvasElement).findByText(
      "The post didn’t load. See it on Instagram.",
    );
    await expect(message).toBeVisible();
  },
};

/** Adds Instagram's script element with a type that no browser runs, as if it were still loading. */
function addPendingScript(): () => void {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = EMBED_SCRIPT;
  document.head.append(script);
  return () => script.remove();
}

/** Fills in the post, as Instagram's script would. */
function fillInPost(): void {
  const quote = document.querySelector("blockquote.instagram-media");
  quote?.append("The post appears here.");
}

const BlueGround = styled.div`
  padding: 48px 24px;
  background: var(--c-blueGround);
`;
