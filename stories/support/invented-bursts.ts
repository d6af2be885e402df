import type { Bursts } from "../../api/contract/decisions.ts";

/** Invented bursts and decisions about them. */
export const INVENTED_BURSTS: Bursts = {
  bursts: [
    {
      from: "2026-11-19T20:00:00.000Z",
      to: "2026-11-19T21:00:00.000Z",
      source: "ContactTd",
      partner: "arts-centre",
      counted: 60,
      apart: 412,
    },
    {
      from: "2026-11-18T11:00:00.000Z",
      to: "2026-11-18T12:00:00.000Z",
      source: "ActionSection",
      partner: null,
      counted: 0,
      apart: 60,
    },
  ],
  decisions: [
    {
      id: 1,
      decidedAt: "2026-11-18T14:30:00.000Z",
      decision: "aside",
      from: "2026-11-18T11:02:00.000Z",
      to: "2026-11-18T11:03:00.000Z",
      source: "ActionSection",
      partner: null,
      action: null,
      note: "Sixty presses in two seconds",
      events: 60,
    },
  ],
};
