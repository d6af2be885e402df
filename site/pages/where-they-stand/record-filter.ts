/** What the TDs of the list are filtered by: the fields of the form, and of the list's entries. */
const FIELDS = ["name", "party", "constituency", "asked", "said"] as const;

/** Texts by field; an empty one filters nothing. */
export type TdFields = Partial<Record<(typeof FIELDS)[number], string>>;

/**
 * Whether a TD is among those that are asked for: the name contains every word, without regard to
 * case and fadas, and the other fields are those that were chosen.
 */
export function matches(td: TdFields, { name, ...chosen }: TdFields): boolean {
  const folded = fold(td.name ?? "");
  const words = fold(name ?? "").split(/\s+/);
  return (
    words.every((word) => folded.includes(word)) &&
    FIELDS.every((field) => field === "name" || !chosen[field] || chosen[field] === td[field])
  );
}

/** Returns a name as it is compared: 'oconnor' finds O'Connor. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .trim();
}

/** Starts the filter of the list in a page. The address keeps what is chosen, for a link to it. */
export function startRecordFilter(page: Document): void {
  const form = page.querySelector<HTMLFormElement>("form[data-filter]");
  const status = form?.querySelector<HTMLElement>("[data-shown]");
  const list = page.querySelector<HTMLDetailsElement>("details[data-tds]");
  const entries = [...page.querySelectorAll<HTMLElement>("[data-tds] > ul > li")];
  if (!form || !status) return;
  const show = () => {
    // A box that is not ticked is not among the form's values.
    const given = new FormData(form);
    const chosen = FIELDS.map((name) => [name, String(given.get(name) ?? "")]);
    const filter: TdFields = Object.fromEntries(chosen);
    for (const entry of entries) entry.hidden = !matches(entry.dataset, filter);
    const shown = entries.filter(({ hidden }) => !hidden).length;
    status.textContent = (status.dataset.shown ?? "")
      .replace("{shown}", `${shown}`)
      .replace("{all}", `${entries.length}`);
    const query = `${new URLSearchParams(chosen.filter(([, value]) => value !== ""))}`;
    // What is asked for is not left folded.
    if (query !== "" && list) list.open = true;
    return query;
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
  // The fields are empty after the event.
  form.addEventListener("reset", () => setTimeout(keep));
  form.addEventListener("submit", (event) => event.preventDefault());
}
