import { FILTER_FIELDS, matches, type TdFields } from "./recorded-tds.ts";

/** The filter of the list. The address keeps the choices, for a link to them. */
const form = document.querySelector<HTMLFormElement>("form[data-filter]");
const status = form?.querySelector<HTMLElement>("[data-shown]");
if (form && status) startFilter(form, status);

function startFilter(form: HTMLFormElement, status: HTMLElement): void {
  const groups = [...document.querySelectorAll<HTMLElement>("[data-tds] > section")];
  const entries = groups.flatMap((group) => [...group.querySelectorAll("li")]);
  const show = () => {
    // A box that is not ticked is not among the form's values.
    const data = new FormData(form);
    const values = FILTER_FIELDS.map((name) => [name, String(data.get(name) ?? "")]);
    const filter: TdFields = Object.fromEntries(values);
    for (const entry of entries) entry.hidden = !matches(entry.dataset, filter);
    for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
    const visible = entries.filter(({ hidden }) => !hidden).length;
    status.textContent = (status.dataset.shown ?? "")
      .replace("{shown}", `${visible}`)
      .replace("{all}", `${entries.length}`);
    return `${new URLSearchParams(values.filter(([, value]) => value !== ""))}`;
  };
  const keep = () => {
    const query = show();
    history.replaceState(null, "", query === "" ? location.pathname : `?${query}`);
  };
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    else if (field instanceof HTMLInputElement) field.value = value;
    else if (field instanceof HTMLSelectElement) {
      field.value = value;
      // A select without this option has no value.
      if (field.value === "") field.selectedIndex = 0;
    }
  }
  show();
  form.addEventListener("input", keep);
  // The form empties its fields after this event.
  form.addEventListener("reset", () => setTimeout(keep));
  form.addEventListener("submit", (event) => event.preventDefault());
}
