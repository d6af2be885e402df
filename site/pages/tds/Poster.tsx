import styled from "styled-components";
import { constituencyName, seatsOf } from "../../../api/contract/constituency-details.ts";
import { surnameOf } from "../../../api/grammar/surname.ts";
import { figureOf } from "../../../widget/domain/reader.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { PhaseTexts } from "../../components/PhaseTexts.tsx";
import { asksForLetters, usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { nameParts, widestOf, widthOf, wrapped } from "../../style/fit-text.ts";
import {
  MARGIN,
  MEASURE,
  notPrinted,
  raisedSheet,
  row,
  target,
  underlinedOnHover,
  WIDE,
} from "../../style/layout.ts";
import { display, SIZE, subtitle } from "../../style/type.ts";
import { BriefHead } from "./Brief.tsx";
import { countOf, type FoundModel, settingIn, titleOf } from "./model-wording.ts";
import { OutlineArt } from "./OutlineArt.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

export const WRITE_SECTION_ID = "write";

/** A constituency as a gig poster: its name and outline, its TDs as the line-up, and the way to the letter. */
export function Poster({ model, origin }: { model: FoundModel; origin: string | undefined }) {
  const page = usePage();
  const { campaign, language } = page;
  const { bill, change, haveAsked, vacant, write } = useWording({ en, ga });
  const { constituency, tds, withoutAddress = [] } = model;
  const isAsking = asksForLetters(campaign);
  const title = titleOf(model, page, false);
  const name = constituencyName(constituency, language);
  const parts = nameParts(isAsking ? name : title);
  // After the hyphens of a part stands a word joiner, so that the part does not break.
  const unbroken = parts.map((part) => part.replace(/-(?=\p{L})/u, "-\u2060")).join("");
  const count = countOf(model);
  const askedTds = tds.filter(({ record }) => record && record.questions.length > 0).length;
  const emptySeats = seatsOf(constituency) - count;
  const surnames = [
    ...tds.map((td) => surnameOf(td.name, td.email)),
    ...withoutAddress.map((each) => surnameOf(each, "")),
  ];
  return (
    <PosterArea>
      {isAsking ? <BriefHead origin={origin} of={constituency} /> : null}
      <PosterHead>
        <PosterOutline of={constituency} />
        <PosterTitle>
          {isAsking ? <span>{title.replace(name, "")}</span> : null}
          <PosterName $of={parts}>{unbroken}</PosterName>
        </PosterTitle>
        {isAsking ? null : <PhaseTexts />}
        <LineUp translate="no">
          {lineUp(surnames).map((row) => (
            <LineUpRow key={row} $width={widthOf(row, "display")}>
              {row}
            </LineUpRow>
          ))}
        </LineUp>
      </PosterHead>
      <Bill>
        {isAsking ? <Count>{bill(count)}</Count> : null} {askedTds > 0 ? haveAsked(askedTds) : null}{" "}
        {emptySeats > 0 ? vacant(emptySeats) : null}
      </Bill>
      {isAsking ? (
        <Ways>
          <WriteTicket href={`#${WRITE_SECTION_ID}`}>
            <Stub aria-hidden="true">{count}</Stub>
            {write}
          </WriteTicket>
          <ChangeLink href={linkTo("/", language)}>{change}</ChangeLink>
        </Ways>
      ) : null}
      <PlaceFigure model={model} />
    </PosterArea>
  );
}

/** Returns the rows of a line-up in the order of the names: the longer half comes last. */
function lineUp(surnames: readonly string[]): string[] {
  const half = Math.floor(surnames.length / 2);
  const rows = [surnames.slice(0, half), surnames.slice(half)];
  return rows.map((row) => row.join(" · ")).filter(Boolean);
}

/** The campaign's figure of the place, with its source. */
function PlaceFigure({ model }: { model: FoundModel }) {
  const { campaign, language } = usePage();
  const figure = figureOf(model.constituency, settingIn(language, campaign, model));
  if (figure === null) return null;
  const { sentence, source, url, date } = figure;
  return (
    <FigureText>
      {sentence}{" "}
      <small>
        <a href={url}>{wordingFor(language).letter.figure(source, date)}</a>
      </small>
    </FigureText>
  );
}

/** The lines of a name in type that is still large: on a phone, and on a wide screen. */
const narrowLines = (parts: readonly string[]) => wrapped(parts, "display", 4.5);
const wideLines = (parts: readonly string[]) => wrapped(parts, "display", 8.6);
const widest = (lines: readonly string[]) => widestOf(lines, "display").toFixed(2);

/** The width of the page between its margins, less the error of estimated widths. */
const ROOM = `0.94 * min(100cqi - 2 * ${MARGIN}, ${MEASURE})`;

/* As high as the first view, below which the element begins: its button is as red as the ticket. */
const PosterArea = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100svh - 9rem);
  margin-block-end: ${SPACE.xxl};
  > p {
    position: relative;
  }
  @media print {
    display: block;
    min-block-size: 0;
    margin-block-end: ${SPACE.m};
    font-size: 9pt;
    line-height: 1.35;
  }
`;

/* No small words stand on the edges of the outline: the outline ends at a line, or is beside them. */
const PosterHead = styled.div`
  > :not(svg) {
    position: relative;
  }
  @media screen {
    @container (width < 64rem) {
      position: relative;
      flex: 1;
      margin: 0 calc(-1 * ${MARGIN}) ${SPACE.l};
      padding-inline: ${MARGIN};
      overflow: clip;
      border-block-end: 3px solid ${colour("ink")};
    }
  }
`;

const PosterTitle = styled.h1`
  ${subtitle}
  @media print {
    font-size: 14pt;
  }
`;

const PosterName = styled.span<{ $of: readonly string[] }>`
  display: block;
  margin-block: ${SPACE.s} ${SPACE.l};
  /* The first letter stands above those below. */
  text-indent: -0.03em;
  font-size: min(${ROOM} / ${({ $of }) => widest(narrowLines($of))}, 46svh);
  line-height: 0.84;
  letter-spacing: -0.035em;
  text-wrap: balance;
  ${WIDE} {
    /* The ticket is in the first view also below a name of two lines. */
    font-size: min(
      ${ROOM} / ${({ $of }) => widest(wideLines($of))},
      46svh / ${({ $of }) => (wideLines($of).length ** 1.75).toFixed(2)}
    );
  }
  @media print {
    margin-block: 1mm 2mm;
    font-size: min(110mm / ${({ $of }) => widest(wideLines($of))}, 25mm);
  }
`;

const LineUp = styled.p`
  ${display}
  margin-block-end: ${SPACE.l};
  ${notPrinted}
`;

const LineUpRow = styled.span<{ $width: number }>`
  --width: ${({ $width }) => $width.toFixed(2)};
  display: block;
  font-size: min(${ROOM} / var(--width), 18cqi, 7rem);
  ${WIDE} {
    font-size: min(${ROOM} * 0.55 / var(--width), 5.5rem, 9svh);
  }
`;

const SmallWords = styled.p`
  max-inline-size: 34rem;
  font-size: ${SIZE.lead};
  @media print {
    font-size: inherit;
  }
`;

const Bill = styled(SmallWords)`
  font-weight: 600;
  text-wrap: balance;
`;

const Count = styled.strong`
  display: block;
  ${notPrinted}
`;

const Ways = styled.p`
  ${row("m", "xl")}
  margin-block: ${SPACE.l};
  ${notPrinted}
`;

const WriteTicket = styled.a`
  ${raisedSheet}
  ${display}
  ${target}
  gap: ${SPACE.xl};
  padding-inline-end: ${SPACE.xl};
  background: ${colour("urgent")};
  && {
    color: ${colour("onUrgent")};
  }
  font-size: ${SIZE.title};
  ${underlinedOnHover}
  &&[data-quiet] {
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
  }
`;

/* The part of the ticket before the perforation. */
const Stub = styled.span`
  padding: ${SPACE.l};
  border-inline-end: 4px dotted;
  font-size: 1.5em;
`;

const ChangeLink = styled.a`
  ${target}
`;

const FigureText = styled(SmallWords)`
  small {
    display: block;
    font-size: ${SIZE.small};
    text-wrap: balance;
  }
  @media print {
    small {
      font-size: 7.5pt;
    }
    a {
      text-decoration: none;
    }
  }
`;

const PosterOutline = styled(OutlineArt)`
  position: absolute;
  inset: 1rem -22cqi auto auto;
  block-size: calc(100% + 3rem);
  ${WIDE} {
    inset: -4rem -12cqi auto auto;
    block-size: auto;
    inline-size: 62cqi;
  }
  @media (forced-colors: active) {
    display: none;
  }
  @media print {
    position: static;
    float: inline-end;
    block-size: 34mm;
    inline-size: auto;
    margin-inline: 4mm 6mm;
  }
`;
