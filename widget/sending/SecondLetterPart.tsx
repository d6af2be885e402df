import { useEffect } from "react";
import { useActions, useContact, useContactStore } from "../state/contact-context.ts";
import { loadAgain } from "./letter-of.ts";

/** A part of the second letter's file, once it is loaded. An earlier letter loads it. */
export function AgainPart({ name }: { name: "Reminder" | "SecondLetterNote" }) {
  const store = useContactStore();
  const state = useContact((all) => all);
  const { configure } = useActions();
  const isNeeded = !!state.settings.writtenOn;
  useEffect(() => {
    if (isNeeded) void loadAgain(store);
  }, [isNeeded, store]);
  const Part = state.again?.[name];
  return Part === undefined ? null : <Part state={state} configure={configure} />;
}
