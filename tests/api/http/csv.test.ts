import { expect, it } from "vitest";
import { formatCsv } from "../../../api/http/csv.ts";

it("a CSV table begins with the byte order mark by which Excel knows UTF-8", () => {
  const table = formatCsv(["place", "letters"], [["Dún Laoghaire", 3], ["=1+1"]]);
  expect(table).toBe("\ufeffplace,letters\r\nDún Laoghaire,3\r\n'=1+1,\r\n");
});
