import type { Bursts } from "../../api/contract/decisions.ts";

/** Invented bursts and decisions about them. */
export const INVENTED_BURSTS: Bursts = {
  bursts: [
    {
      from: "2026-11-19T20:15:00.000Z",
      to: "2026-11-19T20:22:00.000Z",
      action: "email_click",
      source: "ContactTd",
      counted: 60,
      apart: 412,
      peak: 96,
      partners: [
        { name: "arts-centre", count: 440 },
        { name: "my-gallery", count: 32 },
      ],
    },
    {
      from: "2026-11-18T11:02:00.000Z",
      to: "2026-11-18T11:03:00.000Z",
      action: "email_click",
      source: "ActionSection",
      counted: 0,
      apart: 60,
      peak: 60,
      partners: [],
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
