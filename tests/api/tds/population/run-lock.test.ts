import { expect } from "vitest";
import { createRunLock } from "../../../../api/tds/population/run-lock.ts";
import { describeStore } from "../../../servers/databases.ts";

describeStore("the run lock", (test) => {
  test("is held by one run at a time", async (_sql, choice) => {
    const acquire = createRunLock(choice);
    for (let time = 0; time < 2; time++) {
      const release = await acquire(() => {});
      expect(release).toBeTypeOf("function");
      expect(await acquire(() => {})).toBeNull();
      await release?.();
    }
  });
});
