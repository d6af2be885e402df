import { Fragment } from "react";
import styled from "styled-components";
import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../components/Icon.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { Print } from "../../drawings/Print.tsx";
import { INSET, MEDIUM, notPrinted, stack, target, WIDE } from "../../style/layout.ts";
import { display, headline, SIZE } from "../../style/type.ts";
import colourBar from "./colour-bar.svg?raw";
import deprivation from "./deprivation.svg?raw";
import jobs from "./jobs.svg?raw";
import practice from "./practice.svg?raw";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";
import works from "./works.svg?raw";

const PICTURES: Record<Finding["picture"], string> = { works, practice, jobs, deprivation };

/** The infographic: the pilot's four findings as four panels, with their source and a download. */
export function PilotFindings() {
  const { campaign } = usePage();
  const { findings, findingsTitle, findingsSource, findingsUrl } = campaign;
  const wording = useWording({ en, ga }).pilot;
  if (findings.length === 0) return null;
  return (
    <FiguresArea aria-labelledby="pilot">
      <FiguresSheet id="pilot-sheet">
        <FiguresTitle id="pilot">{findingsTitle}</FiguresTitle>
        <Panels>
          {findings.map(({ picture, figure, text, isTextComplete }) => (
            <li key={picture}>
              <Print of={PICTURES[picture]} />
              <p>
                <FindingFigure aria-hidden={isTextComplete}>
                  {figure.split("→").map((part, index) => (
                    <Fragment key={part}>
                      {index === 0 ? null : <Icon name="external" />}
                      {part}
                    </Fragment>
                  ))}
                </FindingFigure>{" "}
                {text}
              </p>
            </li>
          ))}
        </Panels>
        <SourceLine>
          <Print of={colourBar} />
          <p>
            {wording.source} <a href={findingsUrl}>{findingsSource}</a>
          </p>
        </SourceLine>
      </FiguresSheet>
      <DownloadLink href={wording.picture} download>
        <Icon name="download" /> {wording.download}
      </DownloadLink>
    </FiguresArea>
  );
}

const FiguresArea = styled.section`
  position: relative;
  padding: clamp(${SPACE.xxxl}, 6cqi, 6rem) ${INSET};
  /* On paper they stand in the place of a letter that has no TDs yet. */
  @media print {
    padding: 0;
    zoom: 0.66;
    break-inside: avoid;
    :root:has([data-found]) & {
      display: none;
    }
  }
`;

const FiguresSheet = styled.div`
  ${stack("xl")}
`;

const FiguresTitle = styled.h2`
  ${headline}
  font-size: min(17cqi, clamp(2.5rem, 1.2rem + 5.4cqi, 5.5rem));
`;

/* The dividing lines are the dark background, visible through the gaps. All panels have the same size. */
const Panels = styled.ul`
  display: grid;
  gap: 3px;
  padding: 3px;
  background: ${colour("ink")};
  li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 3px;
  }
  /* The picture fills its frame, whatever the aspect ratio. WebKit would take a height of 100% from the whole panel. */
  svg {
    align-self: stretch;
    inline-size: 100%;
    overflow: hidden;
  }
  svg,
  p {
    background: ${colour("paper")};
  }
  p {
    container-type: inline-size;
    display: grid;
    align-content: center;
    padding: ${SPACE.l};
    line-height: 1.35;
    text-wrap: balance;
  }
  @container (20rem <= width < 40rem) {
    li {
      grid-template: auto / 9fr 11fr;
    }
  }
  ${MEDIUM} {
    grid-template-columns: 1fr 1fr;
    p {
      align-content: start;
      padding: ${SPACE.xl};
      font-size: ${SIZE.lead};
    }
  }
  ${WIDE} {
    grid-template-columns: repeat(4, 1fr);
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
  }
  @media (forced-colors: active), print {
    li {
      border: 2px solid;
    }
  }
`;

/* As wide as its panel has room, for one, two or four columns. */
const FindingFigure = styled.strong`
  ${display}
  margin-block-end: ${SPACE.m};
  font-size: 40cqi;
  line-height: 0.85;
  letter-spacing: -0.04em;
  white-space: nowrap;
  /* The arrow of links, as heavy as the figures. */
  svg {
    inline-size: 0.6em;
    block-size: 0.6em;
    background: none;
    rotate: 45deg;
    stroke-width: 4;
  }
`;

const SourceLine = styled.div`
  ${stack("l")}
  font-size: ${SIZE.small};
  svg {
    inline-size: min(100%, 12.5rem);
  }
  ${MEDIUM} {
    grid-template-columns: auto 1fr;
    align-items: center;
  }
`;

const DownloadLink = styled.a`
  ${target}
  gap: ${SPACE.s};
  margin-block-start: ${SPACE.l};
  font-weight: 700;
  ${notPrinted}
`;

/** A finding of the pilot; its `picture` selects the drawing. */
export type Finding = Campaign["texts"]["en"]["findings"][number];
