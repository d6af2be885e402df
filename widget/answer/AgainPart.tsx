import { useActions, useContact } from "../state/contact-context.ts";

/** A part of the second letter's file, once it is loaded. Renders nothing before. */
export function AgainPart({ name }: { name: "Reminder" | "SecondLetterNote" }) {
  const state = useContact((all) => all);
  const { writeAgain } = useActions();
  const Part = state.again?.[name];
  return Part === undefined ? null : <Part state={state} writeAgain={writeAgain} />;
}
