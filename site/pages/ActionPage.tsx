import { FindSection } from "../action/FindSection.tsx";
import { Hero } from "../action/Hero.tsx";
import { LiveUpdates } from "../action/LiveUpdates.tsx";
import { StoryTeaser } from "../action/StoryTeaser.tsx";
import { en } from "../action/wording/en.ts";
import { ga } from "../action/wording/ga.ts";
import type { PageHead } from "../head.ts";
import { PilotFigures } from "../pilot/PilotFigures.tsx";
import { asksForLetters, type ShownPage, usePage } from "../shown-page.ts";
import { SocialSection } from "../social/SocialSection.tsx";
import { StateHero, stateTitle } from "../state/StateHero.tsx";

/** Returns the page's metadata: while the campaign asks for no letters, those of its state. */
export function headOf(page: ShownPage): PageHead {
  const { campaign, language } = page;
  if (asksForLetters(campaign)) return { en, ga }[language].head(campaign);
  const { state, paused, achieved, campaignName } = campaign;
  const texts = { live: undefined, draft: undefined, paused, won: achieved, closed: achieved };
  const title = stateTitle(page);
  return { title: `${title} | ${campaignName}`, description: texts[state] ?? title };
}

/** `/`: the action page, with the letter or the state of the campaign, the findings, the story teaser and the social section. */
export function Page() {
  const { campaign } = usePage();
  if (campaign.state === "draft") return <StateHero />;
  const isLive = asksForLetters(campaign);
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
