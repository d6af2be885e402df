import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts of the action page in the language that is shown. */
export const actionWording = () => inLanguage({ en, ga });
