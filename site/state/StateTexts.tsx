import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { en } from "../action/wording/en.ts";
import { ga } from "../action/wording/ga.ts";
import { display, SIZE } from "../kit/type.ts";
import { type ShownPage, usePage, useTexts } from "../shown-page.ts";

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
export function stateLines({ campaign, language }: ShownPage): readonly [string, string] {
  const { titles } = { en, ga }[language].state;
  return campaign.state === "live" ? ["", ""] : titles[campaign.state];
}

/** Returns the headline of the present state on one line. */
export function stateTitle(page: ShownPage): string {
  return stateLines(page).join(" ");
}
