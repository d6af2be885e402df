/**
 * Says that a script of the page is missing, for example after an update, and offers to reload
 * (`missing-script.ts`). That script has a name without a hash, so that servers of any release
 * have it.
 */
export function askToReload(reason: unknown): void {
  console.error(reason);
  const script = "/missing-script.js";
  import(/* @vite-ignore */ script).catch(console.error);
}
