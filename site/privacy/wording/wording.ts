import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts of `/privacy` in the language that is shown. */
export const privacyWording = () => inLanguage({ en, ga });
