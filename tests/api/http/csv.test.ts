import { expect, it } from "vitest";
import { formatCsv } from "../../../api/http/csv.ts";

it.each([
  ["Dún Laoghaire", "Dún Laoghaire"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ["\r=1", '"\'\r=1"'],
  ['=HYPERLINK("http://x.example","y")', '"\'=HYPERLINK(""http://x.example"",""y"")"'],
])("a CSV table has Excel's mark of UTF-8, and no cell is a formula: %j", (name, cell) => {
  expect(formatCsv(["place", "letters"], [[name, 3], ["Mayo"]])).toBe(
    `\ufeffplace,letters\r\n${cell},3\r\nMayo,\r\n`,
  );
});
