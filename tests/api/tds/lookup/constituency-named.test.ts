import { describe, expect, it } from "vitest";
import {
  constituencyNamed,
  similarConstituency,
} from "../../../../api/tds/lookup/constituency-named.ts";

describe("a constituency by its name", () => {
  it.each([
    ["Dún Laoghaire", "Dún Laoghaire"],
    ["DUN LAOGHAIRE", "Dún Laoghaire"],
    ["Maigh Eo", "Mayo"],
    ["baile-atha-cliath-fine-gall-thoir", "Dublin Fingal East"],
    ["mayoo", null],
    [`mayo${"-".repeat(10_000)}x`, "Mayo"],
    ["", null],
  ])("is found for '%s': %s", (text, found) => {
    expect(constituencyNamed(text)).toBe(found);
  });

  it.each([
    ["mayoo", "Mayo"],
    ["Dunlaoghaire", "Dún Laoghaire"],
    ["dublin-bay-nort", "Dublin Bay North"],
    ["rosc", "Roscommon-Galway"],
    // Several begin with it.
    ["dublin", null],
    ["xx", null],
    ["zzzzzzzz", null],
    ["%2e%2e%2fetc%2fpasswd", null],
    ["a".repeat(100_000), null],
  ])("is proposed for '%s': %s", (text, similar) => {
    expect(similarConstituency(text)).toBe(similar);
  });
});
