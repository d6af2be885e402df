import { FILTER_FIELDS, matches, type TdFields } from "./recorded-tds.ts";

/** The filter of the list. */
const form = document.querySelector<HTMLFormElement>("form[data-filter]");
const status = form?.querySelector<HTMLElement>("[data-shown]");
if (form && status) startFilter(form, status);

function startFilter(form: HTMLFormElement, status: HTMLElement): void {
  const groups = [...document.querySelectorAll<HTMLElement>("[data-tds] > section")];
  const entries = groups.flatMap((group) => [...group.querySelectorAll("li")]);
  const show = () => {
    // A box that is not ticked is not among the form's values.
    const data = new FormData(form);
    const filter: TdFields = Object.fromEntries(
      FILTER_FIELDS.map((name) => [name, String(data.get(name) ?? "")]),
    );
    for (const entry of entries) entry.hidden = !matches(entry.dataset, filter);
    for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
    const visible = entries.filter(({ hidden }) => !hidden).length;
    status.textContent = (status.dataset.shown ?? "")
      .replace("{shown}", `${visible}`)
      .replace("{all}", `${entries.length}`);
  };
  show();
  // Going back restores the form.
  window.addEventListener("pageshow", show);
  form.addEventListener("input", show);
  // The form empties its fields after this event.
  form.addEventListener("reset", () => setTimeout(show));
  form.addEventListener("submit", (event) => event.preventDefault());
}
