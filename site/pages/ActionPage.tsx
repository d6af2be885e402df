import { FindSheet } from "../action/FindSheet.tsx";
import { Hero } from "../action/Hero.tsx";
import { LiveUpdates } from "../action/LiveUpdates.tsx";
import { StoryTeaser } from "../action/StoryTeaser.tsx";
import { PilotFigures } from "../pilot/PilotFigures.tsx";
import { Social } from "../social/Social.tsx";

/** `/`: the whole job, from headline to letter, what it rests on, and passing it on. */
export function Page() {
  return (
    <>
      <Hero />
      <LiveUpdates />
      <FindSheet />
      <PilotFigures />
      <StoryTeaser />
      <Social />
    </>
  );
}
