/** Returns copies of a value, each with one key removed or one value of a wrong type, at any depth. */
export function invalidCopies(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      invalidCopies(item).map((invalid) => value.with(index, invalid)),
    );
  }
  if (typeof value !== "object" || value === null) return [{ not: "a value" }];
  return Object.entries(value).flatMap(([key, item]) => {
    const { [key]: _removed, ...without } = value as Record<string, unknown>;
    return [without, ...invalidCopies(item).map((invalid) => ({ ...value, [key]: invalid }))];
  });
}
