import { createContext, useEffect, useState } from "react";
import { PATHS } from "../../../../api/contract/paths.ts";
import { RecordResponse } from "../../../../api/contract/record-schema.ts";
import { authorisedJson } from "../../../staff/authorised-request.ts";

/** A sitting TD, with the code by which votes and statements name them. */
export type SittingTd = Pick<RecordResponse["tds"][number], "memberCode" | "name" | "constituency">;

/** The sitting TDs by surname; none before they are read, and when they cannot be. */
export const SittingTds = createContext<readonly SittingTd[]>([]);

/** Reads the sitting TDs once. */
export function useSittingTds(staffKey: string): readonly SittingTd[] {
  const [tds, setTds] = useState<readonly SittingTd[]>([]);
  useEffect(() => {
    void authorisedJson(RecordResponse, fetch, staffKey, PATHS.record).then(
      (read) => read.ok && setTds(read.value.tds),
    );
  }, [staffKey]);
  return tds;
}

/** Returns what TDs are called, by their codes: 'Ann Example, Clare'. */
export function tdNames(tds: readonly SittingTd[]): Record<string, string> {
  return Object.fromEntries(
    tds.map(({ memberCode, name, constituency }) => [memberCode, `${name}, ${constituency}`]),
  );
}
