import { PATHS } from "../../api/contract/paths.ts";
import { json, type Server } from "./server.ts";
import { AS_OF, inventedTds } from "./tds.ts";
import { TODAY } from "./world.ts";

/** Letters that were opened since the campaign began to count. */
export const TOTAL = 1_847;

/** What the campaign's server answers an element on a good day. */
export const CAMPAIGN_SERVER: Server = {
  [PATHS.tds]: () => json({ success: true, data: inventedTds(4), asOf: AS_OF, source: "stored" }),
  [PATHS.actions]: () => json({ success: true, total: TOTAL, today: TODAY }),
  [PATHS.events]: () => new Response(null, { status: 204 }),
};
