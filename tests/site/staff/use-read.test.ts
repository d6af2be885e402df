import { describe, expect, it } from "vitest";
import { afterResponse, type Read } from "../../../site/staff/use-read.ts";

const READ: Read<number> = { value: 1, readAt: new Date("2026-11-20T21:42:07Z") };
const failed = (code: "wrong-key" | "failed") =>
  ({ ok: false, failure: { code, message: "Details", body: null } }) as const;

describe("what a page of staff has read", () => {
  it("is the newest value, also after a failure", () => {
    const read = afterResponse({ ...READ, ...failed("failed") }, { ok: true, value: 2 });
    expect(read).toEqual({ value: 2, readAt: expect.any(Date) });
  });

  it("keeps the last value and its age when it cannot be read again", () => {
    const { failure } = failed("failed");
    expect(afterResponse(READ, failed("failed"))).toEqual({ ...READ, failure });
    expect(afterResponse({}, failed("failed"))).toEqual({ failure });
  });

  it("is nothing after a wrong key", () => {
    const { failure } = failed("wrong-key");
    expect(afterResponse(READ, failed("wrong-key"))).toEqual({ failure });
  });
});
