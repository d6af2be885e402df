import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts of the story in the language that is shown. */
export const storyWording = () => inLanguage({ en, ga });
