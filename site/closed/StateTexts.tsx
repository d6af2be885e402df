import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { CAMPAIGN } from "../campaign.ts";
import { display, SIZE } from "../kit/type.ts";
import { stateWording } from "./wording/wording.ts";

/** Why nothing can be sent at present, or what was achieved and what comes next. */
export function StateTexts() {
  const { state, paused, achieved, next } = CAMPAIGN;
  const wording = stateWording();
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
