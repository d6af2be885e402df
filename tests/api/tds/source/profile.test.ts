import { describe, expect, it } from "vitest";
import { parseProfile } from "../../../../api/tds/source/members.ts";
import { profilePage } from "../../../oireachtas/pages.mjs";

const unreadable = (detail: unknown) => ({ ok: false, failure: { code: "unreadable", detail } });

const EMAIL = '<div class="c-member-about__email">';
const addressOf = (contact: string) => parseProfile(profilePage("Ann Able", contact));
const link = (href: string) => `${EMAIL}<a href="${href}">x</a></div>`;

describe("a profile page", () => {
  it.each([
    ["a link", link("mailto:ann.able@oireachtas.ie")],
    ["a link in capitals, with a subject", link(" MAILTO:ann.able@oireachtas.ie?subject=Hi")],
    ["an encoded link", link("mailto:ann.able%40oireachtas.ie")],
    ["a link with spaces", link("mailto:%20ann.able@oireachtas.ie%20")],
    ["bare text", `${EMAIL}\n  ann.able@oireachtas.ie \n</div>`],
    ["bare text with a label", `${EMAIL}Email: ann.able@oireachtas.ie</div>`],
    ["bare text with another label", `${EMAIL}\n  E-mail : ann.able@oireachtas.ie</div>`],
    [
      "a link after a link without an address",
      `${EMAIL}<a href="">x</a>${link("mailto:ann.able@oireachtas.ie")}</div>`,
    ],
  ])("gives the address of %s", (_form, contact) => {
    expect(addressOf(contact)).toEqual({
      ok: true,
      value: { email: "ann.able@oireachtas.ie", dropped: [] },
    });
  });

  it("gives the parliament's address when there are several", () => {
    const two = link("mailto:minister@housing.gov.ie") + link("mailto:ann.able@oireachtas.ie");
    expect(addressOf(two)).toMatchObject({ value: { email: "ann.able@oireachtas.ie" } });
  });

  it("does not take a domain that contains the parliament's for the parliament's", () => {
    const two = link("mailto:a@oireachtas.ie.example") + link("mailto:ann.able@OIREACHTAS.IE");
    expect(addressOf(two)).toMatchObject({ value: { email: "ann.able@OIREACHTAS.IE" } });
  });

  it("gives an address of another domain when it is the only one", () => {
    expect(addressOf(link("mailto:cormac@cormacdevlin.ie"))).toMatchObject({
      value: { email: "cormac@cormacdevlin.ie" },
    });
  });

  it("gives no address when the contact block has none", () => {
    expect(addressOf("")).toEqual({ ok: true, value: { email: null, dropped: [] } });
  });

  it.each([
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["mailto:ann able@oireachtas.ie", "ann able@oireachtas.ie"],
    ["mailto:ann@able@oireachtas.ie", "ann@able@oireachtas.ie"],
    ["mailto:a@b.ie,c@d.ie", "a@b.ie,c@d.ie"],
    ["mailto:a@b.ie%0D%0ABcc:c@d.ie", "a@b.ie\\u{d}\\u{a}Bcc:c@d.ie"],
    ["mailto:&lt;b&gt;a@b.ie", "<b>a@b.ie"],
    ["mailto:%E0%A4%A", "%E0%A4%A"],
    ["mailto: %E0%A4%A", "%E0%A4%A"],
    ["x-mailto:ann.able@oireachtas.ie", "x-mailto:ann.able@oireachtas.ie"],
  ])("drops %s, and reports it", (href, dropped) => {
    expect(addressOf(link(href))).toEqual({ ok: true, value: { email: null, dropped: [dropped] } });
  });

  it("ignores the text of a link that is not a mailto link", () => {
    const contact = `${EMAIL}<a href="javascript:x">ann.able@oireachtas.ie</a></div>`;
    expect(addressOf(contact)).toMatchObject({ value: { email: null } });
  });

  it("drops bare text that is more than an address and its label, and reports it", () => {
    const text = "Former email: ann.able@oireachtas.ie";
    expect(addressOf(`${EMAIL}${text}</div>`)).toEqual({
      ok: true,
      value: { email: null, dropped: [text] },
    });
  });

  it("is a failure when the response is another page", () => {
    expect(parseProfile("<html><body>Checking your browser</body></html>")).toEqual(
      unreadable("no contact block"),
    );
  });

  it.each([0.1, 0.5, 0.9])("is a failure when only a share of %d of it arrived", (share) => {
    const whole = profilePage("Ann Able", link("mailto:ann.able@oireachtas.ie"));
    const cut = whole.slice(0, whole.length * share);
    expect(parseProfile(cut)).toEqual(unreadable("incomplete page"));
  });

  it.each(["</html>", "</HTML>", "</html\n>\n<!-- served by 3 -->"])(
    "is complete with the end tag %j",
    (endTag) => {
      const page = profilePage("Ann Able", link("mailto:ann.able@oireachtas.ie"));
      expect(parseProfile(page.replace("</html>", endTag))).toMatchObject({ ok: true });
    },
  );

  it.each(["</htmlx>", "</html"])("is incomplete with %j instead of the end tag", (text) => {
    const page = profilePage("Ann Able", link("mailto:ann.able@oireachtas.ie"));
    expect(parseProfile(page.replace("</html>", text))).toEqual(unreadable("incomplete page"));
  });

  it("is incomplete when it quotes an end tag and is cut off later", () => {
    const page = profilePage("Ann Able", "<script>'</html>'</script>", 10_000);
    const cut = page.slice(0, -100);
    expect(parseProfile(cut)).toEqual(unreadable("incomplete page"));
  });
});
