import styled, { createGlobalStyle } from "styled-components";
import { type Language, localPath } from "../../../api/contract/language.ts";
import { OFFICIAL_FINDER_URL, OFFICIAL_TD_LIST_URL } from "../../../api/contract/oireachtas.ts";
import { type TdsPageModel, tdsPath } from "../../../api/contract/tds-page.ts";
import { constituencyName } from "../../../api/words/irish-names.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { sheetOf } from "../../../widget/domain/sheet.ts";
import { wordingFor } from "../../../widget/index.ts";
import { Sheets } from "../../../widget/post/Sheets.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { LetterArt } from "../../drawings/LetterArt.tsx";
import { asksForLetters, usePage, useTexts } from "../../page/shown-page.ts";
import { FindForm } from "../../parts/FindForm.tsx";
import { PhaseTexts } from "../../parts/PhaseTexts.tsx";
import { grainOverlay } from "../../style/grain.ts";
import { INSET, MEDIUM, notPrinted, raisedSheet, target, WIDE } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { TdResults } from "./TdResults.tsx";
import { adviceOf, letterOf, titleOf } from "./texts.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface TdsPageProps {
  model: TdsPageModel;
  letterLanguage: Language;
  /** Shows the letters as sheets to print. */
  isToPrint: boolean;
}

type FoundProps = Extract<TdsPageModel, { state: "found" }> & { letterLanguage: Language };

/** `/tds`: the TDs and the letter as a page that works without scripts and prints well. */
export function TdsPage({ model, letterLanguage, isToPrint }: TdsPageProps) {
  const page = usePage();
  const { officialList } = useTexts({ en, ga });
  return (
    <TdsArea>
      <TdsPicture />
      <TdsHeadline>{titleOf(model, page, isToPrint)}</TdsHeadline>
      {!asksForLetters(page.campaign) ? (
        <PhaseTexts />
      ) : model.state === "found" && isToPrint ? (
        <LettersToPrint {...model} letterLanguage={letterLanguage} />
      ) : model.state === "found" ? (
        <TdResults {...model} letterLanguage={letterLanguage} />
      ) : (
        <>
          <Advice>
            <p>
              {adviceOf(model, page.language)}{" "}
              {model.state === "failed" ? <a href={OFFICIAL_TD_LIST_URL}>{officialList}</a> : null}
              {model.state === "unknown-place" ? (
                <a href={OFFICIAL_FINDER_URL}>{wordingFor(page.language).find.eircode}</a>
              ) : null}
            </p>
          </Advice>
          {model.state === "places" ? <PlaceOptions {...model} /> : null}
          <FormPanel>
            <FindForm />
          </FormPanel>
        </>
      )}
    </TdsArea>
  );
}

const TdsArea = styled.div`
  position: relative;
  overflow-x: clip;
  block-size: 100%;
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  &::after {
    ${grainOverlay}
  }
  > * {
    position: relative;
    z-index: 1;
  }
  a {
    color: inherit;
  }
  :focus-visible {
    outline-color: ${colour("onMarigold")};
  }
  @media (prefers-color-scheme: dark) {
    border-color: ${colour("marigold")};
    background: ${colour("paper")};
    color: ${colour("ink")};
    :focus-visible {
      outline-color: ${colour("link")};
    }
  }
  ${WIDE} {
    padding-block: ${SPACE.xxl} 6rem;
  }
  @media print {
    block-size: auto;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const TdsHeadline = styled.h1`
  ${display}
  max-inline-size: min(100%, 11em);
  margin-block-end: ${SPACE.xxl};
  font-size: min(15cqi, clamp(2.75rem, 1.6rem + 5cqi, 6rem));
  line-height: 0.9;
  letter-spacing: -0.03em;
  text-wrap: balance;
  /* Beside the picture. */
  ${MEDIUM} {
    max-inline-size: 7.75em;
  }
  ${WIDE} {
    max-inline-size: 11em;
  }
  @media print {
    max-inline-size: none;
    margin-block: ${SPACE.m};
    font-size: 2rem;
  }
`;

const Advice = styled.div`
  display: grid;
  gap: ${SPACE.m};
  /* Beside the picture. */
  max-inline-size: 33rem;
  margin-block-end: ${SPACE.xxl};
  font-size: ${SIZE.lead};
  ${notPrinted}
`;

const FormPanel = styled.div`
  ${raisedSheet}
  max-inline-size: 46rem;
  padding: ${SPACE.xl};
`;

/* Overrides the position that the area gives to its children: the picture is behind them. */
const TdsPicture = styled(LetterArt)`
  && {
    position: absolute;
    z-index: 0;
  }
  display: none;
  color: ${colour("ink")};
  ${MEDIUM} {
    display: block;
    inset-block-start: -1rem;
    inset-inline-end: -6rem;
    inline-size: 20rem;
  }
  ${WIDE} {
    inset-block-start: -3.5rem;
    inset-inline-end: -2cqi;
    inline-size: clamp(22rem, 33cqi, 32rem);
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;

/** The letter to each TD on a sheet, with lines to fill in by hand. Nothing of it is counted. */
function LettersToPrint({ constituency, tds, letterLanguage }: FoundProps) {
  const { campaign, language } = usePage();
  const { howToPrint, backToTds } = useTexts({ en, ga });
  const letter = letterOf(letterLanguage, campaign);
  return (
    <>
      <OnlySheets />
      <Advice>
        <p>{howToPrint}</p>
        <p>{wordingFor(language).post.leinsterHouse}</p>
        <p>
          <a href={localPath(tdsPath(constituency), language)}>{backToTds}</a>
        </p>
      </Advice>
      <Sheets sheets={tds.map((td) => sheetOf(td, letter, NO_OWN_WORDS, ""))} />
    </>
  );
}

/* Without margins the browser has no room for a header and footer of its own. */
const OnlySheets = createGlobalStyle`
  @page {
    size: auto;
    margin: 0;
  }
  @media print {
    #root > :not(main), h1 {
      display: none;
    }
    /* Firefox begins no sheet within a grid. */
    #root {
      display: block;
    }
    #root > main {
      container: none;
    }
  }
`;

/** The constituencies in which a typed place may be, as links to their TDs. */
function PlaceOptions({ options }: Extract<TdsPageModel, { state: "places" }>) {
  const { language } = usePage();
  const { placeIn } = wordingFor(language).find;
  return (
    <OptionLinks>
      {options.map(({ place, constituency }) => (
        <li key={`${place}/${constituency}`}>
          <a href={localPath(tdsPath(constituency), language)}>
            {place === null
              ? constituencyName(constituency, language)
              : placeIn(place, constituency)}
          </a>
        </li>
      ))}
    </OptionLinks>
  );
}

const OptionLinks = styled.ul`
  margin: 0 0 ${SPACE.xxl};
  padding: 0;
  list-style: none;
  font-size: ${SIZE.lead};
  a {
    ${target}
    font-weight: 700;
  }
`;
