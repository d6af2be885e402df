import styled from "styled-components";
import { useTexts } from "../shown-page.ts";
import { StoryLink } from "./Scene.tsx";
import type { Story } from "./story.ts";
import { useStoryState } from "./use-story.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Starts and pauses the story. Hidden without scripts, because the story cannot play then. */
export function StartButton({ story }: { story: Story }) {
  const playing = useStoryState(story, (state) => state.playing);
  const wording = useTexts({ en, ga });
  return (
    <PlayButton as="button" type="button" data-start onClick={story.toggle}>
      {playing ? wording.pauseStory : wording.start}
    </PlayButton>
  );
}

const PlayButton = styled(StoryLink)`
  @media (scripting: none), print {
    display: none;
  }
`;
