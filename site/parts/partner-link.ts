import type { Constituency } from "../../api/contract/constituencies.ts";
import { type Language, localPath } from "../../api/contract/language.ts";
import { validPartner } from "../../api/contract/names.ts";
import { tdsPath } from "../../api/contract/paths.ts";

/** What a partner sets of a link: the text of the partner field, valid or not, and a constituency. */
interface LinkSettings {
  readonly partner: string;
  readonly constituency: Constituency | null;
}

/**
 * Returns the address of the action page, or of the page of a constituency, whose letters count for
 * the partner. The campaign's `origin` is like `https://campaign.example`.
 */
export function partnerLink(settings: LinkSettings, origin: string, language: Language): string {
  const { partner, constituency } = settings;
  const name = validPartner(partner);
  const query = name === undefined ? "" : `?partner=${name}`;
  const path = constituency === null ? "/" : tdsPath(constituency);
  return `${origin}${localPath(path, language)}${query}`;
}
