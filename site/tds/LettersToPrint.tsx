import styled, { createGlobalStyle } from "styled-components";
import { type Language, localPath } from "../../api/contract/language.ts";
import { PATHS } from "../../api/contract/paths.ts";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { NO_OWN_WORDS } from "../../widget/domain/own-words.ts";
import { sheetOf } from "../../widget/domain/sheet.ts";
import { wordingFor } from "../../widget/index.ts";
import { Sheets } from "../../widget/post/Sheets.tsx";
import { SPACE } from "../../widget/theme/tokens.ts";
import { SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { letterIn } from "./texts.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

type LettersToPrintProps = Extract<TdsPageModel, { state: "found" }> & { letterLanguage: Language };

/** The letter to each TD on a sheet, with lines to fill in by hand. Nothing of it is counted. */
export function LettersToPrint({ constituency, tds, letterLanguage }: LettersToPrintProps) {
  const { campaign, language } = usePage();
  const { howToPrint, backToTds } = useTexts({ en, ga });
  const letter = letterIn(letterLanguage, campaign);
  const query = new URLSearchParams({ constituency });
  return (
    <>
      <OnlySheets />
      <Advice>
        <p>{howToPrint}</p>
        <p>{wordingFor(language).post.leinsterHouse}</p>
        <p>
          <a href={localPath(`${PATHS.tdsPage}?${query}`, language)}>{backToTds}</a>
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
  }
`;

const Advice = styled.div`
  display: grid;
  gap: ${SPACE.m};
  /* Beside the picture. */
  max-inline-size: 33rem;
  margin-block-end: ${SPACE.xxl};
  font-size: ${SIZE.lead};
  @media print {
    display: none;
  }
`;
