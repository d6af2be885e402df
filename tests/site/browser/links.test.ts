import { afterEach, expect, it, vi } from "vitest";
import { BUILT_ORIGIN } from "../../../api/contract/paths.ts";
import { fillOrigins, followPartner, followReminder } from "../../../site/browser/links.ts";
import { shareLink } from "../../../site/components/ShareLinks.tsx";

afterEach(() => vi.unstubAllGlobals());

/** Follows a link to the page, and returns what the element is told and what stays of the address. */
function follow(link: string) {
  const setAttribute = vi.fn();
  const told = Object.create({ setAttribute, scrollIntoView() {} });
  const replaceState = vi.fn();
  vi.stubGlobal("location", new URL(link, "https://campaign.example"));
  vi.stubGlobal("history", { replaceState });
  followPartner(told);
  followReminder(told);
  const left = replaceState.mock.calls.map(([, , address]) => String(address));
  return { partner: setAttribute.mock.calls, told, left };
}

it.each([
  ["/?partner=my-gallery", "/"],
  ["/ga/?partner=my-gallery", "/ga/"],
  ["/?utm=poster&partner=my-gallery&to=you#find-your-tds", "/?utm=poster&to=you#find-your-tds"],
])(
  "the partner's link %s names the partner, of which nothing stays in the address",
  (link, left) => {
    const followed = follow(link);
    expect(followed.partner).toEqual([["partner", "my-gallery"]]);
    expect(followed.left).toEqual([`https://campaign.example${left}`]);
  },
);

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
  ["/#again=Clare", { constituency: "Clare", writtenTo: null, writtenOn: null }],
])(
  "the reminder's link %s tells the element of the first letter, and leaves no trace",
  (link, earlier) => {
    const { told, left } = follow(link);
    expect(told).toEqual(earlier);
    expect(left).toEqual(["."]);
  },
);

it.each(["/", "/?utm=poster", "/#partner=my-gallery", "/#find-your-tds", "/#on=2026-11-02", "/#%"])(
  "%s is an ordinary link",
  (link) => {
    expect(follow(link)).toEqual({ partner: [], told: {}, left: [] });
  },
);

it.each([
  [`${BUILT_ORIGIN}/`, "http://127.0.0.1:8080/"],
  ["https://campaign.example/", "https://campaign.example/"],
])(
  "a link that shares %s shares %s, the page's own address where there is no public one",
  (page, own) => {
    const link = { href: shareLink("https://wa.me/?text=", "Write", page) };
    vi.stubGlobal("location", new URL("http://127.0.0.1:8080"));
    vi.stubGlobal("document", { links: [link] });
    fillOrigins();
    expect(link.href).toBe(`https://wa.me/?text=Write%20${encodeURIComponent(own)}`);
  },
);
