import { vi } from "vitest";

// The files of a project run one after the other in one process. Vitest runs this before
// each, so that no file finds what another has replaced or left.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
