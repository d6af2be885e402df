import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SocialSection } from "../../site/pages/action/SocialSection.tsx";
import { docsNote } from "../support/docs-note.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";
import { StartedPage } from "../support/StartedPage.tsx";

const meta: Meta = {
  title: "Site/Social",
  parameters: docsNote(
    "Step 2: follow the campaign, share it, and see its latest post. A placeholder stands for the post until the visitor asks to see it, because loading it connects to Meta. The post is a page of Instagram’s own in a frame; a plain link always stays.",
  ),
  render: () => (
    <StartedPage>
      <HalftonePatterns />
      <SocialSection />
    </StartedPage>
  ),
};

export default meta;

type Story = StoryObj;

/** The visitor has not asked to see the post. */
export const PostClosed: Story = { tags: ["dark"], name: "Post closed" };

/** The visitor has asked to see the post. In Storybook the frame stays empty. */
export const PostShown: Story = {
  name: "Post shown",
  play: async ({ canvasElement }) => {
    const stopLoading = new MutationObserver(() => {
      canvasElement.querySelector("iframe")?.setAttribute("src", "about:blank");
      stopLoading.disconnect();
    });
    stopLoading.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show the post" }));
    await expect(within(canvasElement).getByTitle(/on Instagram/)).toHaveFocus();
  },
};
