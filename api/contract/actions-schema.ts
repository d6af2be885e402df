import * as z from "zod/mini";
import type { ActionsResponse } from "./actions.ts";
import { Count, Succeeded } from "./schema-parts.ts";

/** The schema of `GET /api/actions`, status 200. */
export const ActionsSchema: z.ZodMiniType<ActionsResponse> = z.object({
  success: Succeeded,
  total: Count,
  today: Count,
});
