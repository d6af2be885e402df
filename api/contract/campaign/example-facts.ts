type Facts = { readonly [key: string]: string | number | boolean | Facts | readonly Facts[] };

/**
 * Returns the paths of the facts that are still examples, such as 'facts.builder.url': texts with a
 * reserved domain or with the word 'example'.
 */
export function exampleFacts(facts: object, parent = ""): string[] {
  return Object.entries(facts).flatMap(([key, fact]: [string, Facts[string]]) => {
    const name = parent === "" ? key : `${parent}.${key}`;
    if (typeof fact === "object") return exampleFacts(fact, name);
    return typeof fact === "string" && isExample(fact) ? [name] : [];
  });
}

/** Whether the text contains `.example`, `example.com|net|org` or the word 'example'. */
function isExample(text: string): boolean {
  return /\bexample\b/i.test(text);
}
