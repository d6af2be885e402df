import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts of the social section in the language that is shown. */
export const socialWording = () => inLanguage({ en, ga });
