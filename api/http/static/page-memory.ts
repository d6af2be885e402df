import type { StaticFile } from "./static-file.ts";

/**
 * Creates a memory of the last `most` files that were asked for. A file is made on its first request,
 * and again when one of the values that it was made `of` is another one.
 */
export function createPageMemory(most: number) {
  const kept = new Map<string, { of: readonly unknown[]; file: Promise<StaticFile> }>();
  return (name: string, of: readonly unknown[], make: () => Promise<StaticFile>) => {
    const known = kept.get(name);
    const isSame = known?.of.every((each, index) => each === of[index]);
    const file = known && isSame ? known.file : make();
    // What nobody asked for longest is the first.
    kept.delete(name);
    kept.set(name, { of, file });
    for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
    file.catch(() => kept.delete(name));
    return file;
  };
}
