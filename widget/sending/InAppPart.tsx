import { useEffect } from "react";
import { localPath } from "../../api/contract/language.ts";
import { tdsPath } from "../../api/contract/paths.ts";
import type { Td } from "../../api/contract/td.ts";
import { wordsTo } from "../domain/letter.ts";
import { composeLinks } from "../domain/providers.ts";
import { useActions, useContact, useContactStore } from "../state/contact-context.ts";
import { useDraft, useLetterActions } from "./letter-context.ts";
import { CopyButtons } from "./WaysToSend.tsx";

/** The ways out of an app's own browser, once their file is loaded. Nothing in a browser's own tab. */
export function InAppPart({ recipients }: { recipients: readonly Td[] }) {
  const userAgent = useContact((state) => state.appBrowser);
  const file = useContact((state) => state.files.inApp);
  const device = useContact((state) => state.device);
  const lookup = useContact((state) => state.lookup);
  const { lang, campaignUrl, partner } = useContact((state) => state.settings);
  const ownWords = useContact((state) => state.ownWords);
  const { load } = useActions();
  const { send, copyText, leaveApp } = useLetterActions();
  const { effects } = useContactStore();
  const draft = useDraft(recipients);
  useEffect(() => {
    if (userAgent !== null) void load("inApp");
  }, [userAgent, load]);
  if (userAgent === null || file === undefined || lookup.status !== "found") return null;

  const page = new URL(localPath(tdsPath(lookup.constituency), lang), campaignUrl);
  if (partner) page.searchParams.set("partner", partner);
  const fits = composeLinks(draft, device).some(
    ({ kind, mustPaste }) => kind === "mail-app" && !mustPaste,
  );
  const { why, name, town } = wordsTo(recipients, ownWords);
  const words = [why, name, town].filter((text) => text !== "").join("\n");
  // On Android an error page can take the place of a page with a mailto link, and of what is kept
  // in its memory.
  const mayLoseWords = device === "android" && words !== "" && effects.readChoice() === null;

  function sendByMailApp(): void {
    if (mayLoseWords) void copyText(draft.body, lang);
    send(recipients, "mail-app");
  }

  return (
    <file.InAppNotice
      lang={lang}
      userAgent={userAgent}
      page={page.href}
      ownWords={words}
      mayLoseWords={mayLoseWords}
      sendByMailApp={fits && recipients.length > 0 ? sendByMailApp : null}
      copy={(text) => copyText(text, lang)}
      leave={leaveApp}
    >
      <CopyButtons recipients={recipients} variant="quiet" />
    </file.InAppNotice>
  );
}
