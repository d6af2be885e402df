import { expect, it } from "vitest";
import { afterResponse, type Read } from "../../../site/staff/use-read.ts";

const READ: Read<number> = { value: 1, readAt: new Date("2026-11-20T21:42:07Z") };
const failed = (code: "wrong-key" | "failed") =>
  ({ ok: false, failure: { code, message: "Details", body: null } }) as const;

it("what was read is the newest value, the last one after a failure, and nothing after a wrong key", () => {
  const [broken, refused] = [failed("failed"), failed("wrong-key")];
  const next = afterResponse({ ...READ, failure: broken.failure }, { ok: true, value: 2 });
  expect(next).toEqual({ value: 2, readAt: expect.any(Date) });
  expect(afterResponse(READ, broken)).toEqual({ ...READ, failure: broken.failure });
  expect(afterResponse(READ, refused)).toEqual({ failure: refused.failure });
});
