import styled from "styled-components";
import { Press } from "./Scene.tsx";
import type { Story } from "./story.ts";
import { useStoryState } from "./use-story.ts";
import { WORDS } from "./words.ts";

/** Sets the story going, and pauses it (spec §2); without scripts there is nothing to set going. */
export function Start({ story }: { story: Story }) {
  const playing = useStoryState(story, (state) => state.playing);
  return (
    <Button as="button" type="button" data-start onClick={story.toggle}>
      {playing ? WORDS.pauseStory : WORDS.start}
    </Button>
  );
}

const Button = styled(Press)`
  @media (scripting: none), print {
    display: none;
  }
`;
