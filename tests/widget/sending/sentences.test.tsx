import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../../api/contract/language.ts";
import * as irish from "../../../widget/domain/wording/ga.ts";
import { wordingFor } from "../../../widget/domain/wording/wording.ts";
import { Dialogs, PageCopy, Results } from "../../../widget/results/results.ts";
import { ContactContext } from "../../../widget/state/contact-context.ts";
import { CLARE, setUpWithClare } from "../state/store-set-up.ts";

type Element = Awaited<ReturnType<typeof setUpWithClare>>;

/** Too long for the link of every way that the states use, as each é has six characters in it. */
const LONG = "é".repeat(1500);

beforeEach(() => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("location", new URL("https://gallery.example/"));
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The element's sentences about copying and opening, with Gmail or the email app. */
function sentencesIn(lang: "en" | "ga") {
  const { toast, paste, confirm, sent, blocked, manualCopy } = wordingFor(lang);
  const mailApp = lang === "en" ? "your email app" : "d’aip ríomhphoist";
  const toastOf = (notice: Parameters<typeof toast>[0]) => toast(notice).text;
  return {
    "paste it yourself": paste.hint("Gmail"),
    "opens it ready to send": confirm.opens("Gmail"),
    "opens it, and it will be copied": paste.opens("Gmail"),
    "is ready to send": toastOf({ code: "mail-opened", count: 2 }),
    "the fallback opened": toastOf({ code: "fallback-opened" }),
    "is copied, paste it": toastOf({ code: "letter-to-paste" }),
    "copy it, then paste": toastOf({ code: "letter-to-copy" }),
    "press Send": sent.lastStep("Gmail"),
    "paste it, press Send": paste.lastStep("Gmail"),
    "copy it, paste it, press Send": paste.lastSteps("Gmail"),
    "we copied it": paste.why,
    "is not allowed to open": blocked.reason("Gmail"),
    "was not seen to open": blocked.unseen(mailApp),
    "is not counted yet": blocked.uncounted,
    "was copied by a press": toastOf({ code: "letter-copied" }),
    "was not copied": manualCopy,
  };
}

type Sentence = keyof ReturnType<typeof sentencesIn>;

const writeLong = ({ write }: Element) => write({ why: LONG });
const refuseCopying = ({ conditions }: Element) => Object.assign(conditions, { allowCopy: false });
const refuseOpening = ({ conditions }: Element) =>
  Object.assign(conditions, { allowWindows: false, allowMailto: false });
const copyByPress = ({ copy }: Element) => copy("A letter", { code: "letter-copied" });

async function send(element: Element): Promise<void> {
  element.send(CLARE.tds);
  await Promise.resolve();
  element.advance(2000);
}

function sendByMailApp(element: Element): void {
  element.send(CLARE.tds, "mail-app");
  element.advance(2000);
}

function sendByFallback(element: Element): void {
  element.conditions.allowWindows = false;
  element.send(CLARE.tds);
  element.showMail();
  element.advance(2000);
}

async function selectAndCopy(element: Element): Promise<void> {
  element.conditions.allowCopy = true;
  const { text, lang, notice } = element.state().manualCopy ?? { text: "", lang: "en" };
  await element.copyText(text, lang, notice);
}

/** Each state, a supporter's steps to the state, and all sentences that the element shows there. */
const STATES: [
  state: string,
  steps: ((element: Element) => unknown)[],
  sentences: Sentence[],
  device?: "ios",
][] = [
  ["before a letter is sent", [], []],
  ["before a long letter is sent", [writeLong], ["paste it yourself"]],
  ["a phone asks", [send], ["opens it ready to send"], "ios"],
  [
    "a phone asks about a long letter",
    [writeLong, send],
    ["paste it yourself", "opens it, and it will be copied"],
    "ios",
  ],
  ["a window opened", [send], ["is ready to send", "press Send"]],
  [
    "a window opened for a long letter, which was copied",
    [writeLong, send],
    ["paste it yourself", "is copied, paste it", "paste it, press Send", "we copied it"],
  ],
  [
    "a window opened for a long letter, and copying was refused",
    [refuseCopying, writeLong, send],
    ["paste it yourself", "copy it, then paste", "copy it, paste it, press Send", "was not copied"],
  ],
  [
    "a refused letter was copied by 'Select and copy'",
    [refuseCopying, writeLong, send, selectAndCopy],
    ["paste it yourself", "is copied, paste it", "copy it, paste it, press Send"],
  ],
  [
    "the window was blocked, and a mail program showed itself",
    [sendByFallback],
    ["the fallback opened"],
  ],
  ["nothing may open", [refuseOpening, send], ["is not allowed to open", "is not counted yet"]],
  [
    "nothing may open for a long letter, which was copied",
    [refuseOpening, writeLong, send],
    ["paste it yourself", "is not allowed to open", "is not counted yet"],
  ],
  [
    "nothing may open after a window that did",
    [send, refuseOpening, sendByMailApp],
    ["was not seen to open"],
  ],
  ["no mail program shows itself", [sendByMailApp], ["was not seen to open", "is not counted yet"]],
  [
    "no mail program shows itself after a window that opened",
    [send, sendByMailApp],
    ["was not seen to open"],
  ],
  ["the letter was copied by a press", [copyByPress], ["was copied by a press"]],
  ["the browser refused that press", [refuseCopying, copyByPress], ["was not copied"]],
];

/** Returns all text of the element: the results, the dialog, the text to copy and the notice. */
function textOf({ store, state }: Element, lang: "en" | "ga"): string {
  const { lookup, toast } = state();
  if (lookup.status !== "found") throw new Error("The TDs are not found.");
  // On a server the store would show its first state.
  Object.assign(store.api, { getInitialState: store.api.getState });
  const html = renderToStaticMarkup(
    <ContactContext value={store}>
      <Results lookup={lookup} onChange={() => {}} />
      <PageCopy />
      <Dialogs lastButton={{ current: null }} />
    </ContactContext>,
  );
  return `${html.replace(/<[^>]*>/g, "")}${toast && wordingFor(lang).toast(toast.notice).text}`;
}

describe.each(LANGUAGES)("each sentence about copying and opening is true (%s)", (lang) => {
  it.each(STATES)("%s", async (_state, steps, sentences, device) => {
    const element = await setUpWithClare(device);
    element.dismiss();
    element.configure({ lang });
    element.store.api.setState({ files: { irish } });
    for (const step of steps) await step(element);
    const text = textOf(element, lang);
    const sentencesInText = Object.entries(sentencesIn(lang)).filter(([, sentence]) =>
      text.includes(sentence),
    );
    expect(sentencesInText.map(([name]) => name)).toEqual(sentences);
  });
});
