import { useEffect } from "react";
import { useActions, useContact } from "../state/contact-context.ts";

/** A part of the second letter's file, once it is loaded. An earlier letter loads it. */
export function SecondLetterPart({ name }: { name: "Reminder" | "SecondLetterNote" }) {
  const state = useContact((all) => all);
  const { configure, load } = useActions();
  const isNeeded = !!state.settings.writtenOn;
  useEffect(() => {
    if (isNeeded) void load("secondLetter");
  }, [isNeeded, load]);
  const Part = state.files.secondLetter?.[name];
  return Part === undefined ? null : <Part state={state} configure={configure} />;
}
