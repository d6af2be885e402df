import { LANGUAGES, localPath } from "../../api/contract/language.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/**
 * The link to this page in the other language. A plain link: the languages are addresses, so no
 * language is remembered. `keep-place.ts` keeps the place on the page.
 *
 * @param props.path path and query of the English page
 */
export function OtherLanguage({ path, className }: { path: string; className?: string }) {
  const { language } = usePage();
  const other = LANGUAGES.find((each) => each !== language) ?? language;
  return (
    <a className={className} href={localPath(path, other)} lang={other} hrefLang={other}>
      {useTexts({ en, ga }).otherLanguage}
    </a>
  );
}
