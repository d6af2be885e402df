import { expect, test, vi } from "vitest";
import { loadedOnce } from "../../widget/on-demand-files.ts";

test("a file is loaded once, and tried again after a failure", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("file");
  const file = loadedOnce(load);
  expect(await file()).toBeNull();
  expect(load).toHaveBeenLastCalledWith("");
  const loading = file();
  expect(file()).toBe(loading);
  expect(await loading).toBe("file");
  expect(load).toHaveBeenLastCalledWith(expect.stringMatching(/^\?\d+$/));
  expect(file()).toBe(loading);
});
