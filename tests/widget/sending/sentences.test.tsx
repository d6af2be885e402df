import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the element says of copying and opening, with Gmail or the email app. */
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

async function sendLong(element: Element): Promise<void> {
  element.write({ why: LONG });
  element.send(CLARE.tds);
  await Promise.resolve();
  element.advance(2000);
}

/** Each state, how a supporter comes to it, and all that is said in it. */
const STATES: Record<string, [(element: Element) => unknown, Sentence[], "ios"?]> = {
  "before a letter is sent": [() => {}, []],
  "before a long letter is sent": [({ write }) => write({ why: LONG }), ["paste it yourself"]],
  "a phone asks": [({ send }) => send(CLARE.tds), ["opens it ready to send"], "ios"],
  "a phone asks about a long letter": [
    ({ write, send }) => {
      write({ why: LONG });
      send(CLARE.tds);
    },
    ["paste it yourself", "opens it, and it will be copied"],
    "ios",
  ],
  "a window opened": [
    ({ send, advance }) => {
      send(CLARE.tds);
      advance(2000);
    },
    ["is ready to send", "press Send"],
  ],
  "a window opened for a long letter, which was copied": [
    sendLong,
    ["paste it yourself", "is copied, paste it", "paste it, press Send", "we copied it"],
  ],
  "a window opened for a long letter, and copying was refused": [
    async (element) => {
      element.conditions.allowCopy = false;
      await sendLong(element);
    },
    [
      ...(["paste it yourself", "copy it, then paste"] as const),
      ...(["copy it, paste it, press Send", "was not copied"] as const),
    ],
  ],
  "a refused letter was copied by 'Select and copy'": [
    async (element) => {
      element.conditions.allowCopy = false;
      await sendLong(element);
      element.conditions.allowCopy = true;
      const { text, lang, notice } = element.state().manualCopy ?? { text: "", lang: "en" };
      await element.copyText(text, lang, notice);
    },
    ["paste it yourself", "is copied, paste it", "copy it, paste it, press Send"],
  ],
  "the window was blocked, and a mail program showed itself": [
    ({ conditions, send, showMail, advance }) => {
      conditions.allowWindows = false;
      send(CLARE.tds);
      showMail();
      advance(2000);
    },
    ["the fallback opened"],
  ],
  "nothing may open": [
    ({ conditions, send }) => {
      Object.assign(conditions, { allowWindows: false, allowMailto: false });
      send(CLARE.tds);
    },
    ["is not allowed to open", "is not counted yet"],
  ],
  "nothing may open for a long letter, which was copied": [
    async ({ conditions, write, send }) => {
      Object.assign(conditions, { allowWindows: false, allowMailto: false });
      write({ why: LONG });
      send(CLARE.tds);
      await Promise.resolve();
    },
    ["paste it yourself", "is not allowed to open", "is not counted yet"],
  ],
  "nothing may open after a window that did": [
    ({ conditions, send, advance }) => {
      send(CLARE.tds);
      advance(2000);
      Object.assign(conditions, { allowWindows: false, allowMailto: false });
      send(CLARE.tds, "mail-app");
    },
    ["was not seen to open"],
  ],
  "no mail program shows itself": [
    ({ send, advance }) => {
      send(CLARE.tds, "mail-app");
      advance(2000);
    },
    ["was not seen to open", "is not counted yet"],
  ],
  "no mail program shows itself after a window that opened": [
    ({ send, advance }) => {
      send(CLARE.tds);
      advance(2000);
      send(CLARE.tds, "mail-app");
      advance(2000);
    },
    ["was not seen to open"],
  ],
  "the letter was copied by a press": [
    ({ copy }) => copy("A letter", { code: "letter-copied" }),
    ["was copied by a press"],
  ],
  "the browser refused that press": [
    ({ conditions, copy }) => {
      conditions.allowCopy = false;
      return copy("A letter", { code: "letter-copied" });
    },
    ["was not copied"],
  ],
};

/** Returns what the element shows: the results, the dialog, the text to copy and the notice. */
function textOf({ store, state }: Element, lang: "en" | "ga"): string {
  const { lookup, toast } = state();
  if (lookup.status !== "found") throw new Error("The TDs are not found.");
  // On a server the store would show its first state.
  Object.assign(store.api, { getInitialState: store.api.getState });
  const html = renderToStaticMarkup(
    <ContactContext value={store}>
      <Results lookup={lookup} />
      <PageCopy />
      <Dialogs lastButton={{ current: null }} />
    </ContactContext>,
  );
  return `${html.replace(/<[^>]*>/g, "")}${toast && wordingFor(lang).toast(toast.notice).text}`;
}

describe.each(LANGUAGES)("what is said of copying and opening is true (%s)", (lang) => {
  test.each(Object.entries(STATES))("%s", async (_, [come, expected, device]) => {
    const element = await setUpWithClare(device);
    element.dismiss();
    element.configure({ lang });
    element.store.api.setState({ files: { irish } });
    await come(element);
    const text = textOf(element, lang);
    const said = Object.entries(sentencesIn(lang)).filter(([, sentence]) =>
      text.includes(sentence),
    );
    expect(said.map(([name]) => name)).toEqual(expected);
  });
});
