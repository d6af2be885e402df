import { join } from "node:path";

/**
 * The environment of a process whose children, the embedded databases, start in a third of the
 * processor time. Their queries run slower, which tests with few rows do not notice.
 */
export const FAST_COMPILATION = {
  NODE_OPTIONS: `--require=${join(import.meta.dirname, "fast-compilation.cjs")}`,
};
