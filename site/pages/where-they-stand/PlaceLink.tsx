import { isConstituency } from "../../../api/contract/constituencies.ts";
import { type Language, localPath } from "../../../api/contract/language.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import { constituencyName } from "../../../api/words/irish-names.ts";
import { usePage } from "../../page/shown-page.ts";

/** Returns the name of a constituency of the record in a language; one that is unknown as it is. */
export function nameIn(constituency: string, language: Language): string {
  return isConstituency(constituency) ? constituencyName(constituency, language) : constituency;
}

/** The name of a constituency of the record, which leads to its page. */
export function PlaceLink({ to }: { to: string }) {
  const { language } = usePage();
  const name = nameIn(to, language);
  return isConstituency(to) ? <a href={localPath(tdsPath(to), language)}>{name}</a> : name;
}
