import styled, { keyframes } from "styled-components";
import { visuallyHidden } from "../../../widget/components/hidden.ts";
import { colour, MOTION, SPACE } from "../../../widget/theme/tokens.ts";
import { phaseTitle } from "../../components/PhaseTexts.tsx";
import type { PageHead } from "../../document/head.ts";
import { asksForLetters, type ShownPage, usePage, useWording } from "../../document/shown-page.ts";
import { above, INSET, notPrinted, painted, stack, WIDE } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { Hero } from "./Hero.tsx";
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

const TITLE_ID = "live-updates";

/** How many artists have taken action: 'Many' until the page's script has the number. */
export function LiveUpdates() {
  const { campaign } = usePage();
  const wording = useWording({ en, ga });
  return (
    <UpdatesStrip aria-labelledby={TITLE_ID}>
      <UpdatesTitle id={TITLE_ID}>{wording.updates}</UpdatesTitle>
      <ActionCount>
        <CountFigure data-count-from={campaign.actionsBaseline}>{wording.many}</CountFigure>{" "}
        <CountLabel>{wording.haveActed}</CountLabel>
      </ActionCount>
      <CountNote>{wording.countNote}</CountNote>
    </UpdatesStrip>
  );
}

const UpdatesStrip = styled.section`
  ${above}
  ${stack("m")}
  padding: ${SPACE.xl} ${INSET};
  ${painted("inkGround", "onDark")}
  @media (forced-colors: active) {
    border-block: 3px solid;
  }
  ${WIDE} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    column-gap: ${SPACE.xxl};
    padding-block: ${SPACE.l};
  }
  ${notPrinted}
`;

const UpdatesTitle = styled.h2`
  ${display}
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  font-size: 1.5rem;
  letter-spacing: 0;
  /* A red dot, like a studio's on-air lamp. */
  &::before {
    content: "";
    inline-size: 0.8em;
    block-size: 0.8em;
    border: 0.14em solid ${colour("onDark")};
    border-radius: 50%;
    background: ${colour("urgent")};
  }
`;

const ActionCount = styled.p`
  ${display}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${SPACE.l};
  ${WIDE} {
    justify-content: end;
  }
`;

const roll = keyframes`
  from { transform: none; }
`;

/*
 * `showRollingNumber` fills the figure: a text for assistive technology, then a row of windows, each
 * with a column of ten digits in CSS, which searching and copying do not find. The figure is at least
 * as wide as four digits, so that the layout does not shift when the count arrives.
 */
const CountFigure = styled.span`
  > span:first-child {
    ${visuallyHidden}
  }
  > span + span {
    display: inline-flex;
    font-variant-numeric: tabular-nums;
  }
  > span + span > span {
    block-size: 1em;
    overflow: clip;
  }
  > span + span > :empty::before {
    content: ",";
  }
  > span + span > span > span {
    display: block;
    white-space: pre;
    transform: translateY(calc(var(--digit) * -10%));
    animation: ${roll} 900ms ${MOTION.ease};
    &::before {
      content: "0\\a 1\\a 2\\a 3\\a 4\\a 5\\a 6\\a 7\\a 8\\a 9";
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
  min-inline-size: 2.25em;
  color: ${colour("marigold")};
  font-size: min(7.5rem, 3.4rem + 4.6cqi, 30cqi);
  line-height: 1;
  letter-spacing: -0.03em;
  white-space: nowrap;
  ${WIDE} {
    text-align: end;
  }
`;

const CountLabel = styled.span`
  flex: 1 1 5em;
  max-inline-size: 7em;
  font-size: min(2.25rem, 1.1rem + 1.2cqi);
  letter-spacing: -0.01em;
`;

const CountNote = styled.p`
  max-inline-size: 26rem;
  font-size: ${SIZE.small};
  ${WIDE} {
    max-inline-size: 14rem;
  }
`;
