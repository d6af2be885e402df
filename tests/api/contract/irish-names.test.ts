import { expect, it } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { constituencyName, irishOrder } from "../../../api/contract/irish-names.ts";

it.each(["en", "ga"] as const)("the constituencies in %s are in the order of its names", (lang) => {
  const names = (lang === "ga" ? irishOrder() : CONSTITUENCIES).map((each) =>
    constituencyName(each, lang),
  );
  expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare));
  expect(new Set(names).size).toBe(CONSTITUENCIES.length);
});
