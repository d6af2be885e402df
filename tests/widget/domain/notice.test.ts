import { expect, test } from "vitest";
import { isFailure } from "../../../widget/domain/notice.ts";

test.each([{ code: "lookup-answered", message: null }, { code: "lookup-unreachable" }] as const)(
  "the notice $code is a failure",
  (notice) => {
    expect(isFailure(notice)).toBe(true);
  },
);

test.each([{ code: "copied" }, { code: "fallback-opened" }] as const)(
  "the notice $code is not a failure",
  (notice) => {
    expect(isFailure(notice)).toBe(false);
  },
);
