/**
 * Returns React's HTML with boolean attributes in their short form: `required` instead of
 * `required=""`. Text content cannot match, because React escapes its quotes as `&quot;`.
 */
export function shortenBooleanAttributes(html: string): string {
  return html.replace(/ (disabled|download|hidden|required|selected)=""/g, " $1");
}
