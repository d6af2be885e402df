/** Sends a letter as soon as the element has found the TDs, and reports its events to the page. */
const REPORTER = `<script>
  const report = (text) => parent.postMessage(text, "*");
  for (const type of ["compose", "sent"]) addEventListener("bia-" + type, () => report("bia-" + type));
  addEventListener("bia-error", ({ detail }) => report("bia-error: " + detail.code));
  addEventListener("bia-lookup", ({ target }) => {
    const root = target.shadowRoot;
    const reportDialog = () => {
      const title = root.querySelector("dialog[open] h2");
      if (title === null) requestAnimationFrame(reportDialog);
      else report("dialog: " + title.textContent);
    };
    const send = () => {
      const button = root.querySelector("[part=send]");
      if (button === null) return requestAnimationFrame(send);
      button.click();
      reportDialog();
    };
    send();
  });
</script>`;

/**
 * Returns a page with the element in a frame that may open neither windows nor mail apps. The
 * page collects what the frame reports in `window.messages`.
 *
 * @param {string} campaign origin of the campaign
 */
export function sandboxPage(campaign) {
  const inner = `<!doctype html>${REPORTER}<bia-contact-td api-base="${campaign}" constituency="Clare"></bia-contact-td>
    <script src="${campaign}/embed/v1/bia-contact-td.iife.js"></script>`;
  return `<!doctype html><html lang="en"><title>A gallery</title>
    <script>window.messages = []; addEventListener("message", ({ data }) => messages.push(data));</script>
    <iframe title="Embedded" width="900" height="900" sandbox="allow-scripts"
      srcdoc="${inner.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe></html>`;
}
