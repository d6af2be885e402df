import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { parseProfile } from "../../../../api/tds/source/contact-pages.ts";
import { profilePage } from "../../../oireachtas/published.ts";

const unreadable = (detail: unknown) => fail({ code: "unreadable", detail });

const ANN = "ann.able@oireachtas.ie";
const inBlock = (html: string) => `<div class="c-member-about__email">${html}</div>`;
const link = (href: string) => inBlock(`<a href="${href}">x</a>`);
const contactOf = (block: string) => parseProfile(profilePage("Ann Able", block));
const address = (email: string | null, ...dropped: string[]) =>
  ok({ email, dropped, phone: null, office: null });

describe("a profile page", () => {
  it.each([
    ["a link", link(`mailto:${ANN}`)],
    ["bare text with a label", inBlock(`Email: ${ANN}`)],
    ["a link after one of another domain", link("mailto:m@housing.gov.ie") + link(`mailto:${ANN}`)],
    ["another domain when it is the only one", link("mailto:cormac@home.ie"), "cormac@home.ie"],
    ["nobody when there is none", "", null],
  ])("gives the address of %s", (_form, block, email: string | null = ANN) => {
    expect(contactOf(block)).toEqual(address(email));
  });

  it.each([
    [inBlock(`<a href="javascript:x">${ANN}</a>`), "javascript:x"],
    [link("mailto:a@b.ie,c@d.ie"), "a@b.ie,c@d.ie"],
    [link("mailto:a@b.ie%0D%0ABcc:c@d.ie"), "a@b.ie\\u{d}\\u{a}Bcc:c@d.ie"],
    [link(`x-mailto:${ANN}`), `x-mailto:${ANN}`],
    [link(`mailto:${"a".repeat(300)}@b.ie`), `${"a".repeat(100)}… (305 characters)`],
    [inBlock(`Former email: ${ANN}`), `Former email: ${ANN}`],
  ])("takes no address from %s, and reports it", (block, dropped) => {
    expect(contactOf(block)).toEqual(address(null, dropped));
  });

  const phones = (...numbers: string[]) =>
    `<div class="c-member-about__phone">${numbers.map((number) => `<a href="tel:x">${number}</a>`).join("")}</div>`;
  const older = '<ul class="c-member-about__phone-numbers"><li>(01) 618\n3000</li><li>1</li></ul>';
  it.each([
    ["several links", phones("\n (01) 618 3000 ", "087 123 4567"), "(01) 618 3000"],
    ["the older layout", older, "(01) 618 3000"],
    ["markup and control characters", phones("<b>(01)</b> 618\u0007\u202e 3000"), "(01) 618 3000"],
    ["a link that is no phone's", '<p class="c-member-about__phone"><a href="/">1</a></p>', null],
  ])("gives the first phone number of %s", (_form, block, phone) => {
    expect(contactOf(block)).toMatchObject({ ok: true, value: { phone, office: null } });
  });

  const DUBLIN = "Leinster House, Kildare Street, Dublin 2";
  it.each([
    ["one line", DUBLIN, DUBLIN],
    ["breaks", " Leinster House,<br>\n Kildare Street<br/>Dublin 2", DUBLIN],
  ])("gives the office of %s on one line with commas", (_form, text, office) => {
    const block = `<div class="c-member-about__address"><h3>Office</h3><span class="c-member-about__item-value">${text}</span></div>`;
    expect(contactOf(block)).toMatchObject({ ok: true, value: { phone: null, office } });
  });

  const whole = profilePage("Ann Able", link(`mailto:${ANN}`));
  it("is complete with any form of the end tag", () => {
    const page = whole.replace("</html>", "</HTML\n>\n<!-- served by 3 -->");
    expect(parseProfile(page)).toEqual(address(ANN));
  });

  const quoting = profilePage("Ann Able", "<script>'</html>'</script>", 10_000);
  it.each([
    ["it is another page", "<html><body>Checking your browser</body></html>", "no contact block"],
    ["only a half of it arrived", whole.slice(0, whole.length / 2), "incomplete page"],
    ["it quotes an end tag and is cut off later", quoting.slice(0, -100), "incomplete page"],
  ])("is a failure when %s", (_what, page, detail) => {
    expect(parseProfile(page)).toEqual(unreadable(detail));
  });
});
