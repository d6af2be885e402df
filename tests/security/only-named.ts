import { relative } from "node:path";
import { beforeEach } from "vitest";
import { ROOT } from "../source-files.ts";
import { isNamed } from "./tables.ts";

// The files hold other tests too.
beforeEach(({ task, skip }) => {
  if (!isNamed(relative(ROOT, task.file.filepath), task.name)) skip();
});
