import { createRequire } from "node:module";

/**
 * React DOM without what the element can never reach: hydrating a server's
 * markup (it only makes roots), view transitions, activities, suspense lists,
 * handles on fragments, form actions, and documents' own resources (style
 * sheets, scripts and meta data that React would hoist into the page's head,
 * where the element may leave no trace anyway). 6.8 kB less for every visitor
 * of every partner page.
 *
 * This is bound to one version by name: with another, or when a function is
 * not found as it is told of here, the build ends, and whoever brings the new
 * React looks through this list.
 */
const VERSION = "19.3.1";

/** Functions that walk over such things and find none: they do nothing. */
const IDLE = `
  commitEnterViewTransitions commitExitViewTransitions commitDeletedPairViewTransitions
  commitAppearingPairViewTransitions commitNestedViewTransitions restorePairedViewTransitions
  restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureNestedViewTransitions
  commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
  commitFragmentInstanceDeletionEffects preload preloadModule preinitStyle preinitScript
  preinitModuleScript preconnectAs
`;

/** Functions that are called for such things alone: calling one is a mistake. */
const UNREACHABLE = `
  startViewTransition measureViewTransitionHostInstancesRecursive restoreViewTransitionName
  applyViewTransitionToHostInstancesRecursive applyViewTransitionName
  restoreViewTransitionOnHostInstances scheduleViewTransitionEvent createViewTransitionInstance
  updateActivityComponent updateDehydratedSuspenseComponent updateSuspenseListComponent
  initSuspenseListRenderState mountActionState updateActionStateImpl rerenderActionState
  runActionStateAction dispatchActionState getResource acquireResource suspendResource
  insertStylesheetIntoRoot insertStylesheet createHoistableInstance getHydratableHoistableCache
  preloadStylesheet canHydrateInstance canHydrateTextInstance canHydrateHydrationBoundary
  prepareToHydrateHostInstance commitNewChildToFragmentInstance
  deleteChildFromFragmentInstance scrollTextNodeIntoView
`;

/** Functions that ask for such things, and what they find. */
const ANSWERS = { isHostHoistableType: "!1", popHydrationState: "!1" };

/** @param {string} names */
const listed = (names) => names.trim().split(/\s+/);

/** @returns {import("vite").Plugin} */
export function reactLeftOut() {
  return {
    name: "react-left-out",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const { version } = createRequire(import.meta.url)("react-dom/package.json");
        return leaveOut(code, version);
      },
    },
  };
}

const LOOK = "look through widget/react-left-out.mjs";

/**
 * The code of react-dom without these functions' bodies.
 * @param {string} code
 * @param {string} version of react-dom
 * @returns {string} throws with another version, or where one of them is not as it is told of here
 */
export function leaveOut(code, version) {
  if (version !== VERSION) throw new Error(`react-dom is ${version}, not ${VERSION}: ${LOOK}`);
  let left = code;
  /** @param {string} name @param {string} body */
  const become = (name, body) => {
    const [found, twice] = left.matchAll(new RegExp(`^function ${name}\\([^]*?\\n\\}$`, "gm"));
    if (found === undefined || twice !== undefined)
      throw new Error(`react-dom has no ${name}: ${LOOK}`);
    left = left.replace(found[0], `function ${name}() { ${body} }`);
  };
  for (const name of listed(IDLE)) become(name, "");
  for (const name of listed(UNREACHABLE)) become(name, `throw Error("${name}");`);
  for (const [name, answer] of Object.entries(ANSWERS)) become(name, `return ${answer};`);
  const [before, after, more] = left.split("var hydrationParentFiber = null,");
  if (after === undefined || more !== undefined)
    throw new Error(`react-dom hydrates anew: ${LOOK}`);
  // Written still, and read no more.
  const never = after
    .replaceAll(/(?<![\w$])isHydrating = /g, "isHydrated = ")
    .replaceAll(/(?<![\w$])isHydrating(?![\w$])/g, "!1");
  return `${before}var hydrationParentFiber = null,${never}`;
}
