/** @param {string} style @returns {(content: string) => string} */
const inDiv = (style) => (content) => `<div style="${style}">${content}</div>`;

/**
 * Layouts that a partner may put the element into. `content` stands for the element, or for
 * the text that it is compared with.
 *
 * @type {Readonly<Record<string, (content: string) => string>>}
 */
const PARENTS = {
  block: (content) => `<div>${content}</div>`,
  "flex row": inDiv("display:flex"),
  "flex row beside a text": (content) =>
    `<div style="display:flex;gap:1rem"><p>Beside it</p>${content}</div>`,
  "a flex item that cannot shrink": (content) =>
    `<div style="display:flex"><div style="flex:none;max-width:100%">${content}</div></div>`,
  "WordPress Row": inDiv("display:flex;flex-wrap:nowrap;align-items:center;gap:24px;padding:20px"),
  "grid column auto beside a text": (content) =>
    `<div style="display:grid;grid-template-columns:auto auto;gap:1rem"><p>Text</p>${content}</div>`,
  "grid column max-content": inDiv("display:grid;grid-template-columns:max-content"),
  "float: left": inDiv("float:left"),
  "inline-block": inDiv("display:inline-block"),
  table: (content) => `<table><tbody><tr><td>${content}</td></tr></tbody></table>`,
  "width: fit-content": inDiv("width:fit-content;margin:0 auto"),
  "width: min-content": inDiv("width:min-content"),
  "position: absolute": (content) =>
    `<div style="height:3000px"><div style="position:absolute;top:0;left:0">${content}</div></div>`,
  details: (content) => `<details open><summary>Take part</summary>${content}</details>`,
  "inline span": (content) => `<span>${content}</span>`,
  "sidebar of 240 pixels": (content) =>
    `<div style="display:flex;width:240px"><div>${content}</div></div>`,
};

/** The widths of the pages, the narrowest with 240 px within the usual margins. */
const WIDTHS = [256, 1280];

/**
 * Measures the element in every parent, before and after a lookup. Runs in the page.
 *
 * @param {[name: string, withText: string, withElement: string][]} parents
 * @returns {Promise<string[]>} what is wrong, in one line each
 */
async function measureParents(parents) {
  const pageWidth = document.documentElement.clientWidth;
  /** @param {string} type */
  const allEmit = (type) =>
    new Promise((resolve) => {
      let count = 0;
      document.addEventListener(type, () => {
        count += 1;
        if (count === parents.length) resolve(null);
      });
    });
  /** @param {1 | 2} content */
  const fill = (content) => {
    document.body.innerHTML = parents.map((row) => `<section>${row[content]}</section>`).join("");
    return [...document.querySelectorAll("section")];
  };
  // A paragraph of text shows how much width there is.
  const widths = fill(1).map((section) => {
    const text = section.querySelector("[data-text]")?.getClientRects()[0];
    return Math.min(section.clientWidth, text?.width ?? Number.NaN);
  });
  const [ready, found] = ["bia-ready", "bia-lookup"].map(allEmit);
  const sections = fill(2);
  const elements = [...document.querySelectorAll("bia-contact-td")];
  /** @param {string} moment */
  const faultsAt = (moment) =>
    sections.flatMap((section, index) => {
      const { left, right, width, height } =
        elements[index]?.getBoundingClientRect() ?? new DOMRect();
      const available = widths[index] ?? Number.NaN;
      const sides = section.getBoundingClientRect();
      const wrong = [
        width >= available * 0.98 ? "" : `is ${width} wide where ${available} are available`,
        // In a parent one word wide, the letter and its form are a column of 7,000 px.
        height > 50 && height < 9000 ? "" : `is ${height} high`,
        left >= sides.left - 1 && right <= sides.right + 1 ? "" : `is at ${left} to ${right}`,
        section.scrollWidth <= pageWidth + 1 ? "" : `makes the page ${section.scrollWidth} wide`,
      ];
      const where = `${parents[index]?.[0]}, ${pageWidth} px, ${moment}: it`;
      return wrong.filter(Boolean).map((fault) => `${where} ${fault}`);
    });
  await ready;
  const before = faultsAt("before a lookup");
  for (const element of elements) element.setAttribute("constituency", "Dublin Central");
  await found;
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return [...before, ...faultsAt("after a lookup")];
}

/**
 * Returns a page that measures the element in every parent, in one frame for each width, and then
 * has the number of cases in `window.measured` and what is wrong in `window.faults`.
 *
 * @param {string} campaign the campaign's origin
 */
export function parentsPage(campaign) {
  const text = `<div data-text>${"Some plain words in a paragraph. ".repeat(60)}</div>`;
  const parents = Object.entries(PARENTS).map(([name, parent]) => [
    name,
    parent(text),
    parent("<bia-contact-td></bia-contact-td>"),
  ]);
  const framed = `<!doctype html><html lang="en"><style>
      html { overflow: hidden; font: 16px sans-serif; }
      section { position: relative; overflow: hidden; transform: translate(0); }
    </style><body></body>
    <script type="module" src="${campaign}/embed/v1/bia-contact-td.full.js"></script>
    <script>window.faults = (${measureParents})(${JSON.stringify(parents)});</script></html>`;
  return `<!doctype html><html lang="en"><title>Parents</title><h1>Parents</h1><script type="module">
    const faults = [];
    for (const width of ${JSON.stringify(WIDTHS)}) {
      const frame = document.createElement("iframe");
      frame.srcdoc = ${JSON.stringify(framed).replaceAll("<", "\\u003c")};
      frame.style = "border: 0; height: 900px; width: " + width + "px";
      document.body.append(frame);
      await new Promise((loaded) => { frame.onload = loaded; });
      faults.push(...(await frame.contentWindow.faults));
      frame.remove();
    }
    window.faults = faults;
    window.measured = ${parents.length * WIDTHS.length * 2};
  </script></html>`;
}
