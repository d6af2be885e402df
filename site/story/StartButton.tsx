import styled from "styled-components";
import { StoryLink } from "./Scene.tsx";
import type { Story } from "./story.ts";
import { useStoryState } from "./use-story.ts";
import { WORDS } from "./words.ts";

/** Starts and pauses the story. Hidden without scripts, because the story cannot play then. */
export function StartButton({ story }: { story: Story }) {
  const playing = useStoryState(story, (state) => state.playing);
  return (
    <PlayButton as="button" type="button" data-start onClick={story.toggle}>
      {playing ? WORDS.pauseStory : WORDS.start}
    </PlayButton>
  );
}

const PlayButton = styled(StoryLink)`
  @media (scripting: none), print {
    display: none;
  }
`;
