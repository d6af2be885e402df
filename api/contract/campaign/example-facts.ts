import { leavesOf } from "../json.ts";

/**
 * Returns the paths of the facts that are still examples, such as 'facts.builder.url': texts with a
 * reserved domain (`.example`, `example.com|net|org`) or with the word 'example'.
 */
export function exampleFacts(facts: object, parent = ""): string[] {
  return leavesOf(facts, parent).flatMap(([path, value]) =>
    /\bexample\b/i.test(value) ? [path] : [],
  );
}
