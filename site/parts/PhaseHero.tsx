import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { HeroArt, heroArtPlace } from "../drawings/HeroArt.tsx";
import { type ShownPage, usePage, useTexts } from "../page/shown-page.ts";
import { HeroArea, HeroHeadline } from "../pages/action/Hero.tsx";
import { en } from "../pages/action/wording/en.ts";
import { ga } from "../pages/action/wording/ga.ts";
import { MEDIUM, PHONE, raisedSheet, WIDE } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";

/** The top of the action page of a campaign that asks for no letters: thanks, or why it pauses. */
export function StateHero() {
  const page = usePage();
  const [first, second] = stateLines(page);
  return (
    <StateArea $scale={1}>
      <StatePicture />
      <StateHeadline data-state={page.campaign.state}>
        {first} <span>{second}</span>
      </StateHeadline>
      <StateSheet>
        <StateTexts />
      </StateSheet>
    </StateArea>
  );
}

const StateArea = styled(HeroArea)`
  align-content: start;
  justify-items: stretch;
  ${MEDIUM} {
    min-block-size: 40rem;
  }
  ${WIDE} {
    min-block-size: 46rem;
  }
`;

const StateHeadline = styled(HeroHeadline)`
  position: relative;
  z-index: 1;
`;

/* A sheet of paper, so that no line of the picture runs through the text. */
const StateSheet = styled.div`
  position: relative;
  z-index: 1;
  order: 1;
  padding: ${SPACE.xl};
  ${raisedSheet}
  > :first-child {
    margin-block-start: 0;
  }
  /* The picture shows between the headline and the sheet. */
  ${PHONE} {
    margin-block-start: 11rem;
  }
  ${MEDIUM} {
    max-inline-size: 26rem;
    margin-block-start: ${SPACE.xxl};
  }
  ${WIDE} {
    max-inline-size: min(38rem, 48cqi);
    padding: ${SPACE.xxl};
  }
`;

const StatePicture = styled(HeroArt)`
  inset-block-start: 6.5rem;
  inset-inline-end: -7rem;
  inline-size: 26rem;
  ${MEDIUM} {
    inset-block-start: 5rem;
  }
  ${heroArtPlace}
`;

/** Why nothing can be sent at present, or what was achieved and what comes next. */
export function StateTexts() {
  const { campaign } = usePage();
  const { state, paused, achieved, next } = campaign;
  const wording = useTexts({ en, ga }).state;
  if (state === "draft" || state === "paused") {
    return <StateLead>{state === "draft" ? wording.draft : paused}</StateLead>;
  }
  return (
    <>
      <StateLabel>{wording.achieved}</StateLabel>
      <StateLead>{achieved}</StateLead>
      <StateLabel>{wording.next}</StateLabel>
      <StateLead>{next}</StateLead>
    </>
  );
}

const StateLabel = styled.h2`
  ${display}
  margin-block: ${SPACE.xl} ${SPACE.xs};
  font-size: ${SIZE.title};
`;

const StateLead = styled.p`
  max-inline-size: 34rem;
  font-size: ${SIZE.lead};
  line-height: 1.45;
  text-wrap: pretty;
`;

/** Returns the two lines of the headline of a campaign that asks for no letters at present. */
function stateLines({ campaign, language }: ShownPage): readonly [string, string] {
  const { titles } = { en, ga }[language].state;
  return campaign.state === "live" ? ["", ""] : titles[campaign.state];
}

/** Returns the headline of the present state on one line. */
export function stateTitle(page: ShownPage): string {
  return stateLines(page).join(" ");
}
