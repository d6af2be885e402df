import styled, { createGlobalStyle } from "styled-components";
import { constituenciesIn } from "../../../api/contract/constituency-details.ts";
import { type Language, localPath } from "../../../api/contract/language.ts";
import { OFFICIAL_FINDER_URL, OFFICIAL_TD_LIST_URL } from "../../../api/contract/oireachtas.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import type { TdsPageModel } from "../../../api/contract/site-renderer.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { sheetOf } from "../../../widget/domain/sheet.ts";
import { wordingFor } from "../../../widget/index.ts";
import { Sheets } from "../../../widget/sending/Sheets.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { FindForm } from "../../components/FindForm.tsx";
import { PhaseTexts } from "../../components/PhaseTexts.tsx";
import { PlaceLink } from "../../components/PlaceLink.tsx";
import { asksForLetters, usePage, useWording } from "../../document/shown-page.ts";
import envelope from "../../drawings/letter.svg?raw";
import { Print } from "../../drawings/Print.tsx";
import { selectStyle, summaryStyle } from "../../style/controls.ts";
import {
  above,
  grain,
  INSET,
  MEDIUM,
  mainAloneOnPaper,
  marigoldGround,
  notPrinted,
  raisedSheet,
  stack,
  target,
  WIDE,
} from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { BriefPaper } from "./Brief.tsx";
import { ConstituencyPage } from "./ConstituencyPage.tsx";
import {
  adviceOf,
  type FoundModel,
  type LetterTo,
  lettersIn,
  meetingsIn,
  titleOf,
} from "./model-wording.ts";
import { OutlineArt } from "./OutlineArt.tsx";
import { Poster } from "./Poster.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Why no TDs are shown, and the ways to them. */
function NoTds({ model }: { model: Exclude<TdsPageModel, { state: "found" }> }) {
  const { language } = usePage();
  const { officialList, didYouMean } = useWording({ en, ga });
  const { placeIn, eircode } = wordingFor(language).find;
  return (
    <Ways>
      <Advice>
        {model.state === "unknown" && model.meant ? (
          <p>
            {didYouMean}{" "}
            <strong>
              <PlaceLink to={model.meant} />
            </strong>
          </p>
        ) : null}
        <p>
          {adviceOf(model, language)}{" "}
          {model.state === "failed" ? <a href={OFFICIAL_TD_LIST_URL}>{officialList}</a> : null}
          {model.state === "unknown-place" ? <a href={OFFICIAL_FINDER_URL}>{eircode}</a> : null}
        </p>
      </Advice>
      {model.state === "places" ? (
        <OptionLinks>
          {model.options.map(({ place, constituency }) => (
            <li key={`${place}/${constituency}`}>
              <PlaceLink
                to={constituency}
                text={place === null ? undefined : placeIn(place, constituency)}
              />
            </li>
          ))}
        </OptionLinks>
      ) : null}
      <FormPanel>
        <FindForm
          constituency={model.state === "failed" ? model.constituency : undefined}
          place={"typed" in model ? model.typed : undefined}
        />
      </FormPanel>
      {model.state === "unknown" ? (
        <EveryName>
          {constituenciesIn(language).map((each) => (
            <li key={each}>
              <PlaceLink to={each} />
            </li>
          ))}
        </EveryName>
      ) : null}
    </Ways>
  );
}

const Ways = styled.div`
  grid-column: 1 / -1;
  ${WIDE} {
    grid-column: 1;
  }
`;

const Advice = styled.div`
  ${stack("m")}
  max-inline-size: 33rem;
  margin-block-end: ${SPACE.xxl};
  font-size: ${SIZE.lead};
  text-wrap: balance;
  ${notPrinted}
`;

const FormPanel = styled.div`
  ${raisedSheet}
  max-inline-size: 46rem;
  padding: ${SPACE.xl};
`;

const OptionLinks = styled.ul`
  margin: 0 0 ${SPACE.xxl};
  font-size: ${SIZE.lead};
  a {
    ${target}
    font-weight: 700;
  }
`;

const EveryName = styled.ul`
  columns: 15rem;
  margin: ${SPACE.xxl} 0 0;
  a {
    ${target}
  }
`;

/** `/tds/mayo`: the TDs of a constituency, their record and the letter; `/tds`: the form that finds it. */
export function TdsPage(props: {
  model: TdsPageModel;
  letterLanguage: Language;
  isToPrint: boolean;
  /** The origin of the page's address on paper, which else has none. */
  origin?: string | undefined;
}) {
  const { model, letterLanguage, isToPrint, origin } = props;
  const page = usePage();
  const { campaign } = page;
  const isAsking = asksForLetters(campaign);
  if (model.state === "found" && !(isAsking && isToPrint)) {
    const Area = isAsking ? BriefArea : TdsArea;
    return (
      <Area>
        {isAsking ? <BriefPaper /> : null}
        <Poster model={model} origin={origin} />
        <ConstituencyPage
          model={model}
          letterTo={lettersIn(letterLanguage, campaign, model)}
          meetingTo={meetingsIn(letterLanguage, campaign)}
        />
      </Area>
    );
  }
  return (
    <TdsArea>
      <Opening>
        <div>
          <TdsHeadline>{titleOf(model, page, isToPrint)}</TdsHeadline>
          {isAsking ? null : <PhaseTexts />}
        </div>
        {"constituency" in model && model.state !== "found" ? (
          <OutlinePicture of={model.constituency} />
        ) : (
          <TdsPicture of={envelope} isMain />
        )}
        {isAsking && model.state !== "found" ? <NoTds model={model} /> : null}
      </Opening>
      {model.state === "found" ? (
        <LettersToPrint model={model} letterTo={lettersIn(letterLanguage, campaign, model)} />
      ) : null}
    </TdsArea>
  );
}

const TdsArea = styled.div`
  position: relative;
  overflow-x: clip;
  min-block-size: 100%;
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  ${marigoldGround}
  ${selectStyle}
  ${summaryStyle}
  ${grain}
  > * {
    ${above}
  }
  a {
    color: inherit;
  }
  :focus-visible {
    outline-color: currentColor;
  }
`;

/* On paper the notes fill what the rest of the sheet leaves. */
const BriefArea = styled(TdsArea)`
  @media print {
    display: flex;
    flex-direction: column;
    block-size: 272mm;
  }
`;

/* The picture is beside the headline, and on a wide page beside all of the text. */
const Opening = styled.div`
  ${stack("m")}
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  margin-block-end: ${SPACE.xl};
`;

const TdsHeadline = styled.h1`
  ${display}
  margin-block-end: ${SPACE.l};
  font-size: clamp(2.5rem, 1.4rem + 5.4cqi, 6rem);
  line-height: 0.95;
  letter-spacing: -0.03em;
  @media print {
    margin-block: ${SPACE.m};
    font-size: 2rem;
  }
`;

const TdsPicture = styled(Print)`
  display: none;
  color: ${colour("ink")};
  ${MEDIUM} {
    display: block;
    inline-size: 16rem;
    margin: -3rem -4rem -4rem 0;
  }
  ${WIDE} {
    grid-area: 1 / 2 / span 2;
    inline-size: 44cqi;
    margin: -5rem -5cqi -6rem 0;
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;

const OutlinePicture = styled(OutlineArt)`
  inline-size: clamp(6rem, 28cqi, 13rem);
  ${WIDE} {
    grid-area: 1 / 2 / span 2;
    inline-size: 36cqi;
  }
  @media (max-width: 20rem), print {
    display: none;
  }
`;

/** The letter to each TD on a sheet, with lines to fill in by hand. Nothing of it is counted. */
function LettersToPrint({
  model: { constituency, tds },
  letterTo,
}: {
  model: FoundModel;
  letterTo: LetterTo;
}) {
  const { language } = usePage();
  const { howToPrint, backToTds } = useWording({ en, ga });
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
      <Sheets sheets={tds.map((td) => sheetOf(td, letterTo([td]), NO_OWN_WORDS, ""))} />
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
    html {
      /* The width of a sheet, which the page's own boxes would clip. */
      min-inline-size: 209.5mm;
    }
    /* Nothing stands above the first sheet, whose address would leave the window. */
    #root main :not(:has(article), article, article *) {
      display: none;
    }
  }
  ${mainAloneOnPaper}
`;
