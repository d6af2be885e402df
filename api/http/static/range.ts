/** Bytes of a file, both ends among them. */
export type ByteRange = { from: number; to: number };

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110 §14): its one
 * range, `beyond` when no byte of the file lies in it, and null when the whole
 * file is to be sent: nothing is asked, or several ranges, or nonsense.
 */
export function askedRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(first) > Number(last)) return null;
  return from > to ? "beyond" : { from, to };
}
