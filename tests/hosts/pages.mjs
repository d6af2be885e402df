const SCRIPT = `<script type="module" src="CAMPAIGN/embed/v1/bia-contact-td.js"></script>`;

/**
 * Returns a page with the element. `head` stands before it.
 * @param {string} title
 * @param {string} head
 */
const page = (title, head, element = "<bia-contact-td></bia-contact-td>") =>
  `<!doctype html><html lang="en"><title>${title}</title>${head}<h1>${title}</h1>
  ${SCRIPT}
  ${element}
  </html>`;

/**
 * Pages that embed the element, as partners' sites do. `CAMPAIGN` stands for the campaign's address.
 *
 * @type {Readonly<Record<"plain" | "strict policy", string> & Record<string, string>>}
 */
export const HOST_PAGES = {
  plain: page(
    "A gallery",
    "",
    `<bia-contact-td partner="my-gallery">
    <a href="CAMPAIGN/">Contact your TD about the Basic Income for the Arts</a>
  </bia-contact-td>`,
  ),

  // Only what the element needs is allowed, and trusted types are required.
  "strict policy": page(
    "Strict policy",
    `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src CAMPAIGN; connect-src CAMPAIGN; require-trusted-types-for 'script'; trusted-types 'none'">`,
    `<bia-contact-td partner="strict-house"><a href="CAMPAIGN/">Contact your TD</a></bia-contact-td>`,
  ),

  // All styles are reset with !important.
  "hard reset": page(
    "Hard reset",
    `<style>
  * { margin: 0 !important; padding: 0 !important; border: 0 !important; font: 10px serif !important;
      color: red !important; background: none !important; box-sizing: content-box !important;
      text-transform: uppercase !important; letter-spacing: 0.5em !important; }
  button, input, ul, li, dialog, h2, h3, p { display: inline !important; visibility: hidden !important; }
</style>`,
  ),

  // A library from 2008 extends built-in prototypes, and a monitoring script wraps fetch and setTimeout.
  "patched builtins": page(
    "Patched builtins",
    `<script>
  Array.prototype.each = function (run) { for (var i = 0; i < this.length; i++) run(this[i], i); return this; };
  Array.prototype.first = function () { return this[0]; };
  Array.prototype.toJSON = function () { return "[" + this.join(", ") + "]"; };
  Array.from = function (list) { return list ? Array.prototype.slice.call(list) : []; };
  Object.prototype.extendedBy = "a library";
  Function.prototype.curry = function () { return this; };
  String.prototype.strip = function () { return this.trim(); };
  Element.prototype.hide = function () { this.style.display = "none"; return this; };
  window.$ = function (id) { return document.getElementById(id); };
  (function (fetch, set) {
    window.fetch = function (input, init) {
      if (input.startsWith("/legacy/")) input = "/v2" + input;
      return new Promise(function (resolve, reject) { fetch.call(window, input, init).then(resolve, reject); });
    };
    window.setTimeout = function (run, ms) { return set(function () { run(); }, ms); };
  })(window.fetch, window.setTimeout);
</script>`,
  ),

  // A page with the shortcuts and the scrolling of an app: keys act where no field of its own has the
  // focus, the wheel moves the page by script, a header stays at the top, and undefined elements are hidden.
  "app-like site": page(
    "App-like site",
    `<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  :not(:defined) { display: none; }
  body { margin: 0; padding: 160px 16px 2000px; }
  header { position: fixed; inset: 0 0 auto; z-index: 999; height: 120px; background: gold; }
</style>
<script>
  window.shortcuts = [];
  for (const type of ["keydown", "keypress", "keyup"]) {
    document.addEventListener(type, (event) => {
      if (event.target.matches("input, textarea, select")) return;
      window.shortcuts.push(event.key);
      if (/^(.|Enter)$/.test(event.key)) event.preventDefault();
    });
  }
  addEventListener("wheel", (event) => {
    event.preventDefault();
    scrollBy({ top: event.deltaY, behavior: "instant" });
  }, { passive: false });
</script>
<header>Menu</header>`,
    `<bia-contact-td><a href="CAMPAIGN/">Contact your TD</a></bia-contact-td>`,
  ),

  // A section from a page builder, with a transform, a filter, clipping and a stacking context.
  "transformed section": page(
    "Transformed section",
    `<style>
  section { transform: translateY(0); filter: drop-shadow(0 0 1px gray); overflow: hidden; z-index: 0;
            position: relative; min-height: 900px; }
  footer { position: fixed; inset: auto 0 0; height: 20px; z-index: 2147483647; background: white; }
</style><section>`,
    "<bia-contact-td></bia-contact-td></section><footer>Cookies?</footer>",
  ),

  // Quirks mode, a base URL on another host, right to left in a language that the element does not
  // support, a very large root font size, a CSS zoom, and a narrow table.
  "odd page": `<html lang="ar" dir="rtl">
<head><title>من اليمين</title><base href="https://elsewhere.example/deep/">
<style> html { font-size: 40px; } body { zoom: 1.25; } table { width: 320px; } </style></head>
<body><table><tr><td><h1>من اليمين</h1>
${SCRIPT}
<bia-contact-td></bia-contact-td>
</td></tr></table></body>
</html>`,
};
