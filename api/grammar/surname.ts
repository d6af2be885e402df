/** Irish particles that belong to the surname after them: 'Ó Broin', 'Ní Raghallaigh', 'Mac Lochlainn'. */
const PARTICLES = new Set(
  ["Ó", "Ua", "Uí", "Ní", "Nic", "Mac", "Mag", "Mhic", "Mc", "De", "Le", "Fitz"].map(lettersOf),
);

/** Returns the surname of a TD: the words that an address 'first.last@…' spells, else the last with its particles. */
export function surnameOf(name: string, email: string): string {
  const words = name.trim().split(/\s+/);
  const local = email.slice(0, email.indexOf("@"));
  const last = local.includes(".") ? lettersOf(local.slice(local.indexOf(".") + 1)) : "";
  for (let start = 0; start < words.length; start++) {
    const candidate = words.slice(start).join(" ");
    if (last !== "" && lettersOf(candidate) === last) return candidate;
  }
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has(lettersOf(words[start - 1] ?? ""))) start--;
  return words.slice(start).join(" ");
}

function lettersOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();
}
