import { Fragment } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { PhaseTexts, phaseLines } from "../../components/PhaseTexts.tsx";
import { asksForLetters, usePage, useWording } from "../../document/shown-page.ts";
import { Print } from "../../drawings/Print.tsx";
import {
  above,
  grain,
  INSET,
  MARGIN,
  MEDIUM,
  NARROW,
  PHONE,
  raisedSheet,
  stack,
  WIDE,
} from "../../style/layout.ts";
import { display, fitLine, headline, SIZE, scaled } from "../../style/type.ts";
import hero from "./hero.svg?raw";
import { SOCIAL_SECTION_ID } from "./SocialSection.tsx";
import { LetterTicket, Ticket } from "./Ticket.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The top of the action page: headline, badge and both tickets; or thanks, or why the campaign pauses. */
export function Hero() {
  const page = usePage();
  const { campaign } = page;
  const wording = useWording({ en, ga });
  const isAsking = asksForLetters(campaign);
  const allLines = isAsking ? campaign.headline.split("\n") : phaseLines(page);
  const [first, ...lines] = allLines;
  const scale = fitLine(allLines, LONGEST_LINE);
  return (
    <HeroArea $scale={scale}>
      <HeroPicture of={hero} isMain />
      <HeadlineArea $scale={scale}>
        {isAsking ? (
          <UrgencyBadge data-until={campaign.urgentUntil}>{wording.badge}</UrgencyBadge>
        ) : null}
        <HeroHeadline>
          {first}
          {lines.map((line) => (
            <Fragment key={line}>
              {" "}
              <span>{line}</span>
            </Fragment>
          ))}
        </HeroHeadline>
      </HeadlineArea>
      {isAsking ? (
        <>
          <HeroLead>{campaign.lead}</HeroLead>
          <StepList>
            <div data-letter-ticket>
              <LetterTicket title={campaign.letterTile} />
            </div>
            <div>
              <Ticket href={`#${SOCIAL_SECTION_ID}`} step={2} title={wording.amplifyTile} />
            </div>
          </StepList>
        </>
      ) : (
        <PhaseSheet>
          <PhaseTexts />
        </PhaseSheet>
      )}
    </HeroArea>
  );
}

/** The longest line that the largest type has room for, in characters: 'Contact Your TD'. */
const LONGEST_LINE = 15;

/* The font size of the headline is derived from its longest line (5.65 em), so that the headline fills seven columns and no line wraps. With wider text spacing lines wrap. */
const HeroArea = styled.section<{ $scale: number }>`
  --headline: ${({ $scale }) => scaled("clamp(min(2.5rem, 20cqi), 15.7cqi, 7rem)", $scale)};
  position: relative;
  /* The picture reaches under the masthead, and ends with this section. */
  overflow-x: clip;
  clip-path: inset(-8rem 0 0);
  display: grid;
  align-content: start;
  justify-items: start;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxxl};
  ${grain}
  ${MEDIUM} {
    min-block-size: 40rem;
  }
  ${WIDE} {
    min-block-size: 46rem;
    --headline: ${({ $scale }) => scaled("clamp(5.25rem, 8.9cqi, 8rem)", $scale)};
    padding-block: ${SPACE.xl} ${SPACE.xxxl};
  }
  @media print {
    --headline: 2rem;
    padding: 0;
  }
`;

const HeadlineArea = styled.div<{ $scale: number }>`
  ${above}
  display: flow-root;
  max-inline-size: calc(var(--headline) * ${({ $scale }) => Number((5.9 / $scale).toFixed(2))});
`;

const HeroHeadline = styled.h1`
  ${headline}
  font-size: var(--headline);
  /* A word that does not fit beside the badge stands below it. */
  overflow-wrap: normal;
`;

/** A label like a rubber stamp. It floats beside the headline's first word, or above where that has no room. */
const UrgencyBadge = styled.p`
  ${display}
  ${above}
  float: inline-end;
  margin-inline-end: 1.2em;
  margin-block-start: 0.4em;
  padding: 0.5em 0.7em 0.46em;
  transform: rotate(-5deg);
  background: ${colour("marigold")};
  background-clip: padding-box;
  color: ${colour("onMarigold")};
  border: 0.11em solid ${colour("onMarigold")};
  outline: 0.045em solid ${colour("onMarigold")};
  outline-offset: -0.27em;
  font-size: calc(var(--headline) * 0.3);
  line-height: 1;
  letter-spacing: 0.01em;
  text-transform: uppercase;
  white-space: nowrap;
`;

const HeroLead = styled.p`
  ${above}
  max-inline-size: 24rem;
  margin-block-start: ${SPACE.m};
  font-size: ${SIZE.lead};
  line-height: 1.4;
  ${PHONE} {
    max-inline-size: 15.5rem;
  }
  ${WIDE} {
    max-inline-size: min(34rem, 45cqi);
    margin-block-start: ${SPACE.xl};
  }
`;

/* The letter takes the whole width once TDs are found; the page's script says so. */
const StepList = styled.div`
  --tile-title: min(1.75rem, 7.4cqi);
  ${above}
  ${stack("xl")}
  inline-size: 100%;
  margin-block-start: ${SPACE.l};
  order: 1;
  > div {
    position: relative;
    z-index: 0;
  }
  ${PHONE} {
    [data-found] {
      margin-inline: calc(-1 * ${MARGIN});
    }
  }
  ${MEDIUM} {
    --tile-title: 1.75rem;
    margin-block-start: ${SPACE.xl};
    [data-letter-ticket]:not([data-found]) {
      max-inline-size: 30rem;
    }
    > :not([data-letter-ticket]) {
      max-inline-size: 24rem;
    }
  }
  ${WIDE} {
    --tile-title: 2rem;
    [data-letter-ticket]:not([data-found]) {
      max-inline-size: 40rem;
    }
  }
  @media print {
    [data-letter-ticket]:not([data-found]) {
      display: none;
    }
  }
`;

/* The picture shows between the headline and the sheet, and beside it. */
const PhaseSheet = styled.div`
  ${above}
  order: 1;
  inline-size: 100%;
  padding: ${SPACE.xl};
  ${raisedSheet}
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

/* The illustration: behind the text at a phone's right edge, and the right half of a wide screen. */
const HeroPicture = styled(Print)`
  position: absolute;
  inset-block-start: 8.5rem;
  inset-inline-end: -8rem;
  inline-size: 28rem;
  color: ${colour("ink")};
  ${NARROW} {
    position: static;
    order: 2;
    inline-size: 100%;
    margin-block: ${SPACE.xl} -45cqi;
  }
  ${MEDIUM} {
    inset-block-start: 9.5rem;
    inset-inline-end: -10rem;
    inline-size: 40rem;
  }
  ${WIDE} {
    inset-block-start: 1.25rem;
    inset-inline-end: -4cqi;
    inline-size: clamp(34rem, 51cqi, 52rem);
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
