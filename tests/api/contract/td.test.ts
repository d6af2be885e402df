import { expect, it } from "vitest";
import { parseTd, tdLines } from "../../../api/contract/td.ts";
import { tdOf } from "../../td.ts";

it("a TD is shown with each line that the source gives", () => {
  expect(tdLines(tdOf("Ann Able", { party: "Independent" }))).toEqual([
    { name: "party", text: "Independent" },
  ]);
  expect(tdLines(tdOf("Ann Able"))).toEqual([]);
});

it.each([undefined, null, ""])("a TD has no optional field that is %j", (party) => {
  const td = tdOf("Ann Able");
  expect(parseTd({ ...td, party })).toEqual(td);
});

it.each([
  ["a party that is no text", { party: 1 }],
  ["a blank name", { name: " " }],
  ["no name", { name: undefined }],
  ["an address that is none", { email: "ann@able" }],
  ["an unknown constituency", { constituency: "Atlantis" }],
])("%s is not a TD", (_what, over) => {
  expect(parseTd({ ...tdOf("Ann Able"), ...over })).toBeNull();
});
