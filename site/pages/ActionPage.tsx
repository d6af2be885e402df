import { FindSection } from "../action/FindSection.tsx";
import { Hero } from "../action/Hero.tsx";
import { LiveUpdates } from "../action/LiveUpdates.tsx";
import { StoryTeaser } from "../action/StoryTeaser.tsx";
import { PilotFigures } from "../pilot/PilotFigures.tsx";
import { SocialSection } from "../social/SocialSection.tsx";

/** `/`: the action page, with the letter, the findings of the pilot, the story teaser and the social section. */
export function Page() {
  return (
    <>
      <Hero />
      <LiveUpdates />
      <FindSection />
      <PilotFigures />
      <StoryTeaser />
      <SocialSection />
    </>
  );
}
