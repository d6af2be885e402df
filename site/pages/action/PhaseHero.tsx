import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { PhaseTexts, phaseLines } from "../../components/PhaseTexts.tsx";
import { usePage } from "../../document/shown-page.ts";
import { MEDIUM, PHONE, raisedSheet, WIDE } from "../../style/layout.ts";
import { HeroArea, HeroArt, HeroHeadline, heroArtPlace } from "./Hero.tsx";

/** The top of the action page while the campaign asks for no letters: thanks, or why the campaign pauses. */
export function PhaseHero() {
  const page = usePage();
  const [first, second] = phaseLines(page);
  return (
    <PhaseArea $scale={1}>
      <PhasePicture />
      <PhaseHeadline data-state={page.campaign.state}>
        {first} <span>{second}</span>
      </PhaseHeadline>
      <PhaseSheet>
        <PhaseTexts />
      </PhaseSheet>
    </PhaseArea>
  );
}

const PhaseArea = styled(HeroArea)`
  align-content: start;
  justify-items: stretch;
  ${MEDIUM} {
    min-block-size: 40rem;
  }
  ${WIDE} {
    min-block-size: 46rem;
  }
`;

const PhaseHeadline = styled(HeroHeadline)`
  position: relative;
  z-index: 1;
`;

const PhaseSheet = styled.div`
  position: relative;
  z-index: 1;
  order: 1;
  padding: ${SPACE.xl};
  ${raisedSheet}
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

const PhasePicture = styled(HeroArt)`
  inset-block-start: 6.5rem;
  inset-inline-end: -7rem;
  inline-size: 26rem;
  ${MEDIUM} {
    inset-block-start: 5rem;
  }
  ${heroArtPlace}
`;
