import { type ComponentType, Fragment } from "react";
import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { Print } from "../art/press.tsx";
import { Icon } from "../kit/Icon.tsx";
import { INSET, MARGIN, MEASURE, MEDIUM, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { Deprivation } from "./Deprivation.tsx";
import { FINDINGS, type Finding, SOURCE } from "./findings.ts";
import { Jobs } from "./Jobs.tsx";
import { Practice } from "./Practice.tsx";
import { ProofMarks } from "./ProofMarks.tsx";
import { Works } from "./Works.tsx";

const PICTURES: Record<Finding["key"], ComponentType> = {
  works: Works,
  practice: Practice,
  jobs: Jobs,
  deprivation: Deprivation,
};

/** The infographic: the pilot's four figures, pulled on one uncut sheet. */
export function PilotFigures() {
  return (
    <Ground aria-labelledby="pilot">
      <Proof id="pilot-sheet">
        <Title id="pilot">What the pilot showed</Title>
        <Panels>
          {FINDINGS.map(({ key, figure, text, whole }) => {
            const Picture = PICTURES[key];
            return (
              <li key={key}>
                <Print viewBox="0 0 400 300">
                  <Picture />
                </Print>
                <p>
                  <Figure aria-hidden={whole}>
                    {figure.split("→").map((part, index) => (
                      <Fragment key={part}>
                        {index === 0 ? null : <i>→</i>}
                        {part}
                      </Fragment>
                    ))}
                  </Figure>{" "}
                  {text}
                </p>
              </li>
            );
          })}
        </Panels>
        <Foot>
          <Marks />
          <p>{SOURCE}</p>
        </Foot>
      </Proof>
      <Download href="/pilot-figures.png" download>
        <Icon name="download" /> Download the four figures (PNG)
      </Download>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  padding: ${SPACE.xxxl} ${INSET};
  background: ${colour("paper")};
  @media print {
    display: none;
  }
  ${WIDE} {
    padding-block: 6rem;
  }
`;

const Proof = styled.div`
  display: grid;
  gap: ${SPACE.xl};
`;

const Title = styled.h2`
  ${display}
  font-size: clamp(2.5rem, 1.2rem + 5.4vw, 5.5rem);
  line-height: 0.9;
  letter-spacing: -0.03em;
`;

/* The rules between the panels are the ink below them, so that every panel is cut to one size. */
const Panels = styled.ul`
  display: grid;
  gap: 3px;
  padding: 3px;
  background: ${colour("ink")};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
    gap: 3px;
  }
  /* The picture bleeds into its frame, whatever the frame's shape. */
  svg {
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
  }
  svg,
  p {
    background: ${colour("paper")};
  }
  p {
    display: grid;
    align-content: center;
    padding: ${SPACE.l};
    line-height: 1.35;
    text-wrap: balance;
  }
  ${MEDIUM} {
    grid-template-columns: 1fr 1fr;
    li {
      grid-template: auto 1fr / auto;
    }
    p {
      align-content: start;
      padding: ${SPACE.xl};
      font-size: ${SIZE.lead};
    }
  }
  ${WIDE} {
    grid-template-columns: repeat(4, 1fr);
  }
  @media (forced-colors: active) {
    li {
      border: 2px solid;
    }
  }
`;

/* As wide as a figure's panel allows: the printed area shared by one, two or four of them. */
const PRINTED = `min(100vw - 2 * ${MARGIN}, ${MEASURE})`;

const Figure = styled.strong`
  ${display}
  display: block;
  margin-block-end: ${SPACE.s};
  font-size: calc(${PRINTED} * 0.19);
  line-height: 0.85;
  letter-spacing: -0.04em;
  white-space: nowrap;
  ${MEDIUM} {
    font-size: calc(${PRINTED} * 0.18);
    margin-block-end: ${SPACE.m};
  }
  ${WIDE} {
    font-size: calc(${PRINTED} * 0.092);
  }
  /* The arrow is drawn for a line of text: among figures this tall it would shout. */
  i {
    margin-inline: 0.12em;
    font-size: 0.55em;
    font-style: normal;
    letter-spacing: 0;
    vertical-align: 0.22em;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${SPACE.l};
  font-size: ${SIZE.small};
  ${MEDIUM} {
    grid-template-columns: auto 1fr;
    align-items: center;
  }
`;

const Marks = styled(ProofMarks)`
  inline-size: 12.5rem;
`;

const Download = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s};
  min-block-size: ${TARGET_SIZE};
  margin-block-start: ${SPACE.l};
  font-weight: 700;
`;
