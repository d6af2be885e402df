/** Words that belong to the surname after them: 'Ó Broin', 'Ní Raghallaigh', 'Mac Lochlainn'. */
const PARTICLES = new Set(
  ["Ó", "Ua", "Uí", "Ní", "Nic", "Mac", "Mag", "Mhic", "Mc", "De", "Le", "Fitz"].map(fold),
);

/** The letters of a text alone: no fadas, apostrophes, spaces or hyphens, lower case. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();
}

/**
 * The surname of a TD, to sort by and for nothing else: the source publishes
 * whole names only.
 *
 * Where the published address reads 'first.last@', the words at the end of the
 * name that spell `last` are the surname, which tells 'Jennifer | Carroll
 * MacNeill' from 'Mary Lou | McDonald'. Elsewhere it is the last word and the
 * Irish particles before it.
 */
export function surnameOf(name: string, email: string): string {
  const words = name.trim().split(/\s+/);
  const local = email.slice(0, email.indexOf("@"));
  const last = local.includes(".") ? fold(local.slice(local.indexOf(".") + 1)) : "";
  for (let start = 0; start < words.length; start++) {
    const run = words.slice(start).join(" ");
    if (last !== "" && fold(run) === last) return run;
  }
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has(fold(words[start - 1] ?? ""))) start--;
  return words.slice(start).join(" ");
}
