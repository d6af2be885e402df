/** What the element fetches when a letter was opened: further ways to share, and the picture. */
export { canSharePictures, SharePanel } from "./SharePanel.tsx";
