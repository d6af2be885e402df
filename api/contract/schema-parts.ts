import * as z from "zod/mini";
import { ROLE_KINDS, type Role } from "./roles.ts";

export const Text = z.string();

/** A whole number from 0. */
export const Count = z.int().check(z.minimum(0));

/** A moment, ISO 8601 in UTC. */
export const Moment = z.iso.datetime();

/** A day, `2026-07-19`. */
export const Day = z.iso.date();

/** The `success` of every answer that is not a failure. */
export const Succeeded = z.literal(true);

/** The offices, and the seats on committees, that a TD holds today. */
export const Roles: z.ZodMiniType<Role[]> = z.array(
  z.object({ kind: z.enum(ROLE_KINDS), name: Text, nameGa: z.exactOptional(Text) }),
);
