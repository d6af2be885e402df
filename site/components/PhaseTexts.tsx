import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { type ShownPage, usePage, useWording } from "../document/shown-page.ts";
import { display, SIZE } from "../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Why nothing can be sent at present, or what was achieved and what comes next. */
export function PhaseTexts() {
  const { campaign } = usePage();
  const { state, paused, achieved, next } = campaign;
  const wording = useWording({ en, ga }).phase;
  if (state === "draft" || state === "paused") {
    return <PhaseLead>{state === "draft" ? wording.draft : paused}</PhaseLead>;
  }
  return (
    <>
      <PhaseLabel>{wording.achieved}</PhaseLabel>
      <PhaseLead>{achieved}</PhaseLead>
      <PhaseLabel>{wording.next}</PhaseLabel>
      <PhaseLead>{next}</PhaseLead>
    </>
  );
}

const PhaseLead = styled.p`
  max-inline-size: 34rem;
  font-size: ${SIZE.lead};
  line-height: 1.45;
`;

const PhaseLabel = styled.h2`
  ${display}
  margin-block-end: ${SPACE.xs};
  font-size: ${SIZE.title};
  ${PhaseLead} + & {
    margin-block-start: ${SPACE.xl};
  }
`;

/** Returns the two lines of the headline of a campaign that asks for no letters at present. */
export function phaseLines({ campaign, language }: ShownPage): readonly [string, string] {
  const { titles } = { en, ga }[language].phase;
  return campaign.state === "live" ? ["", ""] : titles[campaign.state];
}

export function phaseTitle(page: ShownPage): string {
  return phaseLines(page).join(" ");
}
