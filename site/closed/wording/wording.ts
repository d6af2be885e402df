import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts of a campaign that asks for no letters in the language that is shown. */
export const stateWording = () => inLanguage({ en, ga });
