import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { CAMPAIGN } from "../campaign.ts";
import { display, SIZE } from "../kit/type.ts";
import { DRAFT_TEXT, LABELS } from "./state-words.ts";

/** Why nothing can be sent at present, or what was achieved and what comes next. */
export function StateTexts() {
  const { state, paused, achieved, next } = CAMPAIGN;
  if (state === "draft" || state === "paused") {
    return <StateLead>{state === "draft" ? DRAFT_TEXT : paused}</StateLead>;
  }
  return (
    <>
      <StateLabel>{LABELS.achieved}</StateLabel>
      <StateLead>{achieved}</StateLead>
      <StateLabel>{LABELS.next}</StateLabel>
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
