import { FindSection } from "../action/FindSection.tsx";
import { Hero } from "../action/Hero.tsx";
import { LiveUpdates } from "../action/LiveUpdates.tsx";
import { StoryTeaser } from "../action/StoryTeaser.tsx";
import { CAMPAIGN } from "../campaign.ts";
import { StateHero } from "../closed/StateHero.tsx";
import { PilotFigures } from "../pilot/PilotFigures.tsx";
import { SocialSection } from "../social/SocialSection.tsx";

/** `/`: the action page, with the letter or the state of the campaign, the findings, the story teaser and the social section. */
export function Page() {
  if (CAMPAIGN.state === "draft") return <StateHero />;
  const isLive = CAMPAIGN.state === "live";
  return (
    <>
      {isLive ? <Hero /> : <StateHero />}
      <LiveUpdates />
      {isLive ? <FindSection /> : null}
      <PilotFigures />
      <StoryTeaser />
      <SocialSection />
    </>
  );
}
