import { type Constituency, isConstituency } from "../../api/contract/constituencies.ts";
import { constituencyName } from "../../api/contract/constituency-details.ts";
import { type Language, localPath } from "../../api/contract/language.ts";
import { validPartner } from "../../api/contract/names.ts";
import { tdsPath } from "../../api/contract/paths.ts";
import { usePage } from "../document/shown-page.ts";

/** Returns the name of a constituency in a language; one that is unknown as it is. */
export function nameIn(constituency: string, language: Language): string {
  return isConstituency(constituency) ? constituencyName(constituency, language) : constituency;
}

/** A link to a constituency's page; its text is the name unless another is given. */
export function PlaceLink({ to, text }: { to: string; text?: string | undefined }) {
  const { language } = usePage();
  const label = text ?? nameIn(to, language);
  return isConstituency(to) ? <a href={localPath(tdsPath(to), language)}>{label}</a> : label;
}

/** The parts of a link that a partner chooses: the text of the partner field, valid or not, and a constituency. */
interface LinkSettings {
  readonly partner: string;
  readonly constituency: Constituency | null;
}

/** Returns the address, below an origin, of the action page or of a constituency's page for the partner. */
export function partnerLink(settings: LinkSettings, origin: string, language: Language): string {
  const { partner, constituency } = settings;
  const name = validPartner(partner);
  const query = name === undefined ? "" : `?partner=${name}`;
  const path = constituency === null ? "/" : tdsPath(constituency);
  return `${origin}${localPath(path, language)}${query}`;
}
