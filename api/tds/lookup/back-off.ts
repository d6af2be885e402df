/**
 * Makes a row of growing waits in milliseconds: each twice the one before, up
 * to a most, and each lengthened by up to a quarter by chance, so that those
 * who failed together do not try again together.
 */
export function createBackOff(
  { firstMs, mostMs }: { firstMs: number; mostMs: number },
  random: () => number,
): () => number {
  let next = firstMs;
  return () => {
    const wait = next;
    next = Math.min(2 * next, mostMs);
    return wait * (1 + random() / 4);
  };
}
