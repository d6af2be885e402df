/** What the element fetches in an app's own browser. */
export { InAppNotice } from "./InAppNotice.tsx";
