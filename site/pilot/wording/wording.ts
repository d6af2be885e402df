import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts around the pilot's figures in the language that is shown. */
export const pilotWording = () => inLanguage({ en, ga });
