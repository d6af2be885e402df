import * as z from "zod/mini";
import { Count, Succeeded } from "./schema-parts.ts";

/** `GET /api/actions`, status 200: letters opened through the element, in total and today in Dublin. */
export const ActionsResponse = z.object({ success: Succeeded, total: Count, today: Count });
export type ActionsResponse = z.infer<typeof ActionsResponse>;
