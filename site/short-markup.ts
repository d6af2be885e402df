/**
 * Returns React's HTML in a shorter form of the same document: boolean attributes without a value
 * (`required` instead of `required=""`), and empty SVG shapes without an end tag. Text content
 * cannot match, because React escapes its quotes and angle brackets.
 */
export function shortMarkup(html: string): string {
  return html
    .replace(/ (disabled|download|hidden|required|selected)=""/g, " $1")
    .replace(/><\/(?:circle|ellipse|path)>/g, "/>");
}

/**
 * Returns the markup and the styles of a page that React does not hydrate, without what only
 * hydration needs: the marks in the `<style>` element of styled-components, the classes that no
 * selector names, and the long names of the others.
 */
export function plainPage(html: string, styleTags: string): { html: string; styles: string } {
  const styles = styleTags
    .replace(/ data-styled[\w-]*="[^"]*"/g, "")
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replaceAll("/*!sc*/\n", "");
  const names = new Map<string, string>();
  const shortStyles = styles.replace(STRING_OR_CLASS, (text, name: string | undefined) => {
    if (name === undefined) return text;
    if (!names.has(name)) names.set(name, `c${names.size}`);
    return `.${names.get(name)}`;
  });
  const shortHtml = html.replace(/ class="([^"]*)"/g, (_, list: string) => {
    const kept = list.split(" ").flatMap((name) => names.get(name) ?? []);
    return kept.length > 0 ? ` class="${kept.join(" ")}"` : "";
  });
  return { html: shortHtml, styles: shortStyles };
}

/** A string or an address of CSS, in which a dot is no selector, or a class selector with its name. */
const STRING_OR_CLASS = /"[^"]*"|'[^']*'|url\([^"')]*\)|\.([a-z][\w-]*)/gi;
