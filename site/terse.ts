/**
 * React's HTML with true attributes written the way HTML has them: `required`
 * in place of `required=""`. Only a tag can hold such a pair: React writes the
 * quotes of a text as `&quot;`.
 */
export function terse(html: string): string {
  return html.replace(/ (disabled|download|hidden|required|selected)=""/g, " $1");
}
