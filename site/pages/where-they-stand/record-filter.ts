/** What the rows of the table are filtered by, and the place of its column. */
const COLUMNS = ["name", "party", "constituency", "position"] as const;

/** The chosen texts; an empty one filters nothing. */
export type RecordFilter = Record<(typeof COLUMNS)[number], string>;

/**
 * Whether a row, given by the texts of its cells, is among those that are asked for: its name
 * contains every word, without regard to case and fadas, and its other cells are the chosen texts.
 */
export function matches([name = "", ...cells]: readonly string[], filter: RecordFilter): boolean {
  const folded = fold(name);
  const [, ...others] = COLUMNS;
  return (
    fold(filter.name)
      .split(/\s+/)
      .every((word) => folded.includes(word)) &&
    others.every((column, index) => filter[column] === "" || filter[column] === cells[index])
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
  const rows = [
    ...page.querySelectorAll<HTMLTableRowElement>("main tbody tr:has(td:nth-child(5))"),
  ];
  if (!form || !status) return;
  const cells = rows.map((row) => [...row.cells].map(({ textContent }) => textContent ?? ""));
  const fields = COLUMNS.map((column) => form.elements.namedItem(column)) as HTMLInputElement[];
  const show = () => {
    const chosen = COLUMNS.map((column, index) => [column, fields[index]?.value ?? ""]);
    const filter = Object.fromEntries(chosen) as RecordFilter;
    let shown = 0;
    rows.forEach((row, index) => {
      row.hidden = !matches(cells[index] ?? [], filter);
      if (!row.hidden) shown += 1;
    });
    status.textContent = (status.dataset.shown ?? "")
      .replace("{shown}", `${shown}`)
      .replace("{all}", `${rows.length}`);
    return new URLSearchParams(chosen.filter(([, value]) => value !== ""));
  };
  const keep = () => {
    const query = `${show()}`;
    history.replaceState(null, "", query === "" ? location.pathname : `?${query}`);
  };
  const asked = new URLSearchParams(location.search);
  COLUMNS.forEach((column, index) => {
    const field = fields[index];
    if (field) field.value = asked.get(column) ?? "";
    // A select without this option has no value.
    if (field?.value === "" && field instanceof HTMLSelectElement) field.selectedIndex = 0;
  });
  show();
  form.addEventListener("input", keep);
  // The fields are empty after the event.
  form.addEventListener("reset", () => setTimeout(keep));
  form.addEventListener("submit", (event) => event.preventDefault());
}
