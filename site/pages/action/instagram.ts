/** Instagram's origin, the only one that the page may show in a frame. */
const ORIGIN = "https://www.instagram.com";

/**
 * The addition to the content security policy of a page that can show an Instagram post. The post
 * is a page of Instagram's own in a frame: no script of Instagram runs on this site's origin, where
 * it could read the staff's keys.
 */
export const EMBED_POLICY = { "frame-src": [ORIGIN] };

/** The permissions of the frame: everything on its own origin, and nothing on this page. */
export const EMBED_SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** Returns the address of a post's page for frames; `url` is the address of the post. */
export function postFrameUrl(url: string): string {
  return `${url.replace(/\/?$/, "/")}embed/`;
}
