import { createContext, useContext, useMemo } from "react";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { fields, isCount } from "../../api/contract/json.ts";
import { localPath } from "../../api/contract/language.ts";
import type { Provider } from "../../api/contract/names.ts";
import { tdsPath } from "../../api/contract/paths.ts";
import type { Td } from "../../api/contract/td.ts";
import { createDraft, type LetterText } from "../domain/letter.ts";
import { type ComposeKind, type EmailDraft, type NameForm, nameOf } from "../domain/providers.ts";
import { useCampaign, useContact, useContactStore } from "../state/contact-context.ts";
import type { Sending } from "../state/contact-state.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { createLetterActions } from "./letter-actions.ts";
import { type LetterSource, leftOutOf, letterOf } from "./second-letter.ts";

/** The id, in an element's root, of the text that says why nothing can be sent to the sample. */
export const SAMPLE_NOTE = "sample-note";

export function useLetterActions() {
  const store = useContactStore();
  return useMemo(() => createLetterActions(store), [store]);
}

/** Returns those of the TDs whom the large button writes to. */
export function useRecipients<Reader extends Td>(tds: readonly Reader[]): Reader[] {
  // Texts can be compared, and no address has a comma.
  const leftOut = useContact((state) => leftOutOf(state).join());
  return useMemo(
    () => tds.filter(({ email }) => !leftOut.split(",").includes(email)),
    [tds, leftOut],
  );
}

/** The letter that asks to meet, around what shows or sends that letter. */
export const MeetingLetter = createContext<LetterText | undefined>(undefined);

/** Returns the letter to these TDs without the supporter's own words. */
export function useLetter(recipients: readonly Td[]): LetterText {
  const source = useLetterSource();
  const meeting = useContext(MeetingLetter);
  return useMemo(() => meeting ?? letterOf(source, recipients), [meeting, source, recipients]);
}

/** Returns what letters are made of, for `letterOf`. */
export function useLetterSource(): LetterSource {
  const campaign = useContact((state) => state.campaign);
  const lookup = useContact((state) => state.lookup);
  const earlier = useContact((state) => state.earlier);
  const letterLanguage = useContact((state) => state.letterLanguage);
  const settings = useContact((state) => state.settings);
  const files = useContact((state) => state.files);
  return useMemo(
    () => ({ campaign, lookup, earlier, letterLanguage, settings, files }),
    [campaign, lookup, earlier, letterLanguage, settings, files],
  );
}

/** Returns the letter to these TDs with the supporter's own words, for a provider's links. */
export function useDraft(recipients: readonly Td[], provider: Provider = "gmail"): EmailDraft {
  const ownWords = useContact((state) => state.ownWords);
  const letter = useLetter(recipients);
  return useMemo(
    () => createDraft(recipients, provider, letter, ownWords),
    [recipients, provider, letter, ownWords],
  );
}

/** Returns the number of this letter, 'No. 2,709': the campaign's baseline and every letter since; null if unknown. */
export function useLetterNumber(): string | null {
  const { sent } = useResultsWording();
  const total = useContact((state) => state.actionCount?.total);
  const { actionsBaseline } = fields(fields(useCampaign().reply).facts);
  const isKnown = isCount(actionsBaseline) && total !== undefined;
  return isKnown ? sent.letterNumber(sent.number(actionsBaseline + total)) : null;
}

/** Returns a function that names a provider or app in the element's language. */
export function useNameOf() {
  const { lang } = useContact((state) => state.settings);
  return (kind: ComposeKind, form?: NameForm) => nameOf(kind, lang, form);
}

/** Returns what makes the address of a page of the campaign's site, in the element's language. */
export function useSitePage() {
  const { lang, campaignUrl } = useContact((state) => state.settings);
  return (path: string, site = campaignUrl) => new URL(localPath(path, lang), site);
}

/** Returns the address of a constituency's page, which counts its letters for the partner. */
export function useTdsPage(constituency: Constituency, site?: string): string {
  const { partner } = useContact((state) => state.settings);
  const page = useSitePage()(tdsPath(constituency), site);
  if (partner) page.searchParams.set("partner", partner);
  return page.href;
}

export function hasDialog({ status }: Sending): boolean {
  return status !== "idle" && status !== "composing";
}
