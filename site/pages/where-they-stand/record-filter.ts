/** What the rows of the table are filtered by: the texts of its first cells, and what a TD has done. */
const COLUMNS = ["name", "party", "constituency"] as const;
const DEEDS = ["asked", "said"] as const;

/** The chosen texts; an empty one filters nothing. */
export type RecordFilter = Record<(typeof COLUMNS)[number] | (typeof DEEDS)[number], string>;

/**
 * Whether a row, given by the texts of its cells and by what its TD has done, is among those that are
 * asked for: its name contains every word, without regard to case and fadas, its other cells are the
 * chosen texts, and its TD has done all that is ticked.
 */
export function matches(
  [name = "", ...cells]: readonly string[],
  deeds: readonly string[],
  filter: RecordFilter,
): boolean {
  const folded = fold(name);
  const [, ...others] = COLUMNS;
  return (
    fold(filter.name)
      .split(/\s+/)
      .every((word) => folded.includes(word)) &&
    others.every((column, index) => filter[column] === "" || filter[column] === cells[index]) &&
    DEEDS.every((deed) => filter[deed] === "" || deeds.includes(deed))
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

/** Starts the filter of the table in a page. The address keeps what is chosen, for a link to it. */
export function startRecordFilter(page: Document): void {
  const form = page.querySelector<HTMLFormElement>("form[data-filter]");
  const status = form?.querySelector<HTMLElement>("[data-shown]");
  const table = page.querySelector<HTMLDetailsElement>("details[data-table]");
  const rows = [...page.querySelectorAll<HTMLTableRowElement>("[data-table] tbody tr")];
  if (!form || !status) return;
  const cells = rows.map((row) => [...row.cells].map(({ textContent }) => textContent ?? ""));
  const show = () => {
    // A box that is not ticked is not among the form's values.
    const given = new FormData(form);
    const chosen = [...COLUMNS, ...DEEDS].map((name) => [name, String(given.get(name) ?? "")]);
    const filter = Object.fromEntries(chosen) as RecordFilter;
    let shown = 0;
    rows.forEach((row, index) => {
      const deeds = DEEDS.filter((deed) => deed in row.dataset);
      row.hidden = !matches(cells[index] ?? [], deeds, filter);
      if (!row.hidden) shown += 1;
    });
    status.textContent = (status.dataset.shown ?? "")
      .replace("{shown}", `${shown}`)
      .replace("{all}", `${rows.length}`);
    const query = `${new URLSearchParams(chosen.filter(([, value]) => value !== ""))}`;
    // What is asked for is not left folded.
    if (query !== "" && table) table.open = true;
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
