/** Where on the action page the TD selection stands; step 1 and its `#` link meet here. */
export const FIND_ID = "find-your-tds";

/** Where the social section stands; step 2 and its `#` link meet here. */
export const AMPLIFY_ID = "amplify-the-message";
