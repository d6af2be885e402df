import * as analyzer from "@custom-elements-manifest/analyzer";

/**
 * @typedef {{ name: string, fieldName?: string }} Named
 * @typedef {{ modules: { declarations: (Named & { members?: Named[], attributes: Named[] })[] }[] }} Manifest
 */

/**
 * The analyzer and its TypeScript compiler, typed here because its own types omit these exports.
 * @type {{
 *   create: (options: { modules: import("typescript").SourceFile[] }) => Manifest,
 *   ts: typeof import("typescript"),
 * }}
 */
const { create, ts } = /** @type {any} */ (analyzer);

const TAG = "bia-contact-td";

/**
 * Creates the custom elements manifest from the header comment of
 * `createElementClass`. The analyzer reads class declarations only, and this
 * class is created in a function because it needs a DOM; so the analyzer gets
 * the comment above an empty class.
 *
 * @param {string} source the text of `element.tsx`, whose comment names the type `Provider`
 * @param {readonly string[]} providers the values of that type, which editors cannot look up
 * @param {string} module the file that defines the element, as the package exports it
 * @returns {Manifest} throws where there is no such comment
 */
export function elementManifest(source, providers, module) {
  const union = providers.map((provider) => JSON.stringify(provider)).join(" | ");
  const text = `${headerComment(source).replaceAll("Provider", union)}
class BiaContactTd extends HTMLElement {}
customElements.define("${TAG}", BiaContactTd);`;
  const manifest = create({
    modules: [ts.createSourceFile(module, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)],
  });
  const declaration = manifest.modules[0]?.declarations.find(({ name }) => name === "BiaContactTd");
  for (const member of declaration?.members ?? []) {
    const attribute = member.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    Object.assign(member, { attribute, reflects: true });
    const of = declaration?.attributes.find(({ name }) => name === attribute);
    if (of) of.fieldName = member.name;
  }
  return manifest;
}

/** @param {string} source */
function headerComment(source) {
  const file = ts.createSourceFile("element.tsx", source, ts.ScriptTarget.Latest, true);
  const made = file.statements.find(
    (statement) =>
      ts.isFunctionDeclaration(statement) && statement.name?.text === "createElementClass",
  );
  const [comment] = made ? ts.getJSDocCommentsAndTags(made) : [];
  if (comment === undefined) throw new Error("createElementClass has no header comment");
  return comment.getText(file);
}
