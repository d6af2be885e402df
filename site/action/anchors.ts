/** Element id of the section for finding TDs. The link of step 1 leads to it. */
export const FIND_SECTION_ID = "find-your-tds";

/** Element id of the social section. The link of step 2 leads to it. */
export const SOCIAL_SECTION_ID = "amplify-the-message";
