import { phaseTitle } from "../../components/PhaseTexts.tsx";
import type { PageHead } from "../../document/head.ts";
import { asksForLetters, type ShownPage, usePage } from "../../document/shown-page.ts";
import { Hero } from "./Hero.tsx";
import { LiveUpdates } from "./LiveUpdates.tsx";
import { PilotFindings } from "./PilotFindings.tsx";
import { SocialSection } from "./SocialSection.tsx";
import { StoryTeaser } from "./StoryTeaser.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Returns the page's metadata; while the campaign asks for no letters, the metadata of its phase. */
Page.headOf = (page: ShownPage): PageHead => {
  const { campaign, language } = page;
  if (asksForLetters(campaign)) return { en, ga }[language].head(campaign);
  const { state, paused, achieved, campaignName } = campaign;
  const title = phaseTitle(page);
  const text = { live: null, draft: null, paused, won: achieved, closed: achieved }[state];
  return { title: `${title} | ${campaignName}`, description: text ?? title };
};

/** `/`: the action page, with the letter or the phase of the campaign, the findings, the story teaser and the social section. */
export function Page() {
  const { campaign } = usePage();
  if (campaign.state === "draft") return <Hero />;
  return (
    <>
      <Hero />
      <LiveUpdates />
      <PilotFindings />
      <StoryTeaser />
      <SocialSection />
    </>
  );
}
