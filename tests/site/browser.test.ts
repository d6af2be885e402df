import { afterEach, expect, it, vi } from "vitest";
import { BUILT_ORIGIN } from "../../api/contract/paths.ts";
import { fillOrigins, followPartner, followReminder } from "../../site/browser/links.ts";
import { afterFirstPaint } from "../../site/browser/loading.ts";
import { shareLink } from "../../site/components/ShareLinks.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function follow(link: string) {
  const setAttribute = vi.fn();
  const element = Object.create({ setAttribute, scrollIntoView() {} });
  const replaceState = vi.fn();
  vi.stubGlobal("location", new URL(link, "https://campaign.example"));
  vi.stubGlobal("history", { replaceState });
  followPartner(element);
  followReminder(element);
  const addresses = replaceState.mock.calls.map(([, , address]) => String(address));
  return { attributes: setAttribute.mock.calls, element, addresses };
}

it.each([
  ["/?partner=my-gallery", "/"],
  ["/?utm=poster&partner=my-gallery&to=you#find-your-tds", "/?utm=poster&to=you#find-your-tds"],
])("the partner's link %s names the partner, and stays as %s", (link, address) => {
  const { attributes, addresses } = follow(link);
  expect(attributes).toEqual([["partner", "my-gallery"]]);
  expect(addresses).toEqual([`https://campaign.example${address}`]);
});

it.each([
  [
    "/#again=D%C3%BAn+Laoghaire&to=Barry+Ward%2CCormac+Devlin&on=2026-11-02&lang=ga",
    {
      constituency: "Dún Laoghaire",
      writtenTo: "Barry Ward,Cormac Devlin",
      writtenOn: "2026-11-02",
    },
  ],
  [
    "/#again=Mayo&on=2026-11-02&lang=en",
    { constituency: "Mayo", writtenTo: null, writtenOn: "2026-11-02" },
  ],
])("the reminder's link %s tells of the first letter, and goes", (link, earlier) => {
  const { element, addresses } = follow(link);
  expect(element).toEqual(earlier);
  expect(addresses).toEqual(["."]);
});

it.each(["/?utm=poster", "/#partner=my-gallery", "/#%"])("%s is an ordinary link", (link) => {
  expect(follow(link)).toEqual({ attributes: [], element: {}, addresses: [] });
});

it.each([
  [`${BUILT_ORIGIN}/`, "http://127.0.0.1:8080/"],
  ["https://campaign.example/", "https://campaign.example/"],
])("a link that shares %s shares the page's address, %s", (page, own) => {
  const link = { href: shareLink("https://wa.me/?text=", "Write", page) };
  vi.stubGlobal("location", new URL("http://127.0.0.1:8080"));
  vi.stubGlobal("document", { links: [link] });
  fillOrigins();
  expect(link.href).toBe(`https://wa.me/?text=Write%20${encodeURIComponent(own)}`);
});

it.each([
  ["visible", [0, 0, 1]],
  ["hidden", [1, 1, 1]],
])("in a tab that is %s, a task runs after its first frame", (visibilityState, runs) => {
  vi.useFakeTimers();
  const callbacks: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => callbacks.push(run));
  vi.stubGlobal("document", { visibilityState });
  const task = vi.fn();
  afterFirstPaint(task);
  const runsAtOnce = task.mock.calls.length;
  for (const run of callbacks) run();
  const runsInFrame = task.mock.calls.length;
  vi.runAllTimers();
  expect([runsAtOnce, runsInFrame, task.mock.calls.length]).toEqual(runs);
});
