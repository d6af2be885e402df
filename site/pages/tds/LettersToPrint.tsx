import { createGlobalStyle } from "styled-components";
import { localPath } from "../../../api/contract/language.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { sheetOf } from "../../../widget/domain/sheet.ts";
import { wordingFor } from "../../../widget/index.ts";
import { Sheets } from "../../../widget/sending/Sheets.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { mainAloneOnPaper } from "../../style/layout.ts";
import type { FoundModel, LetterTo } from "./model-wording.ts";
import { Advice } from "./NoTds.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The letter to each TD on a sheet, with lines to fill in by hand. Nothing of it is counted. */
export function LettersToPrint({
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
