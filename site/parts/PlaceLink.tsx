import { isConstituency } from "../../api/contract/constituencies.ts";
import { type Language, localPath } from "../../api/contract/language.ts";
import { tdsPath } from "../../api/contract/paths.ts";
import { constituencyName } from "../../api/words/irish.ts";
import { usePage } from "../page/shown-page.ts";

/** Returns the name of a constituency in a language; one that is unknown as it is. */
export function nameIn(constituency: string, language: Language): string {
  return isConstituency(constituency) ? constituencyName(constituency, language) : constituency;
}

/** A link to a constituency's page; its text is the name unless another is given. */
export function PlaceLink({ to, text }: { to: string; text?: string | undefined }) {
  const { language } = usePage();
  const shown = text ?? nameIn(to, language);
  return isConstituency(to) ? <a href={localPath(tdsPath(to), language)}>{shown}</a> : shown;
}
