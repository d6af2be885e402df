/** A range of bytes, both ends inclusive. */
export type ByteRange = { from: number; to: number };

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110 §14). Returns
 * its one range, `beyond` when it holds no byte of the file, and null when the
 * whole file is to be sent: no header, several ranges, or an invalid one.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(first) > Number(last)) return null;
  return from > to ? "beyond" : { from, to };
}
