import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { InstagramPost } from "../../site/social/InstagramPost.tsx";
import { SocialSection } from "../../site/social/SocialSection.tsx";
import { NETWORKS } from "../../site/social/share-links.ts";
import { BUNDLED } from "../support/bundled-page.ts";
import { docsNote } from "../support/docs-note.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";
import { StartedPage } from "../support/StartedPage.tsx";

const meta: Meta = {
  title: "Site/Social",
  parameters: docsNote(
    "Step 2: follow the campaign, share it, and see its latest post. A placeholder stands for the post until the visitor asks to see it, because loading it connects to Meta. The post is a page of Instagram’s own in a frame; a plain link always stays.",
    "46rem",
  ),
  decorators: [
    (Story) => (
      <StartedPage>
        <HalftonePatterns />
        <Story />
      </StartedPage>
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
      <InstagramPost url={BUNDLED.campaign.postUrl} handle={BUNDLED.campaign.handle} />
    </BlueGround>
  ),
};

const requestPost = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole("button", { name: "Show the post" }));

/** The visitor has not asked to see the post. */
export const PostClosed: Story = { tags: ["dark"], name: "Post closed", ...post };

/** The visitor has asked to see the post. In Storybook the frame stays empty. */
export const PostShown: Story = {
  name: "Post shown",
  ...post,
  play: async ({ canvasElement }) => {
    const stopLoading = new MutationObserver(() => {
      canvasElement.querySelector("iframe")?.setAttribute("src", "about:blank");
      stopLoading.disconnect();
    });
    stopLoading.observe(canvasElement, { childList: true, subtree: true });
    await requestPost(canvasElement);
    const frame = within(canvasElement).getByTitle(/on Instagram/);
    await expect(document.activeElement).toBe(frame);
  },
};

const BlueGround = styled.div`
  padding: 48px 24px;
  background: var(--c-blueGround);
`;
