import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";
import manifest from "../package.json" with { type: "json" };
import { embedFiles } from "./embed-files.mjs";
import { reactLeftOut } from "./react-left-out.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every browser the element supports has, and what a visitor's browser
 * has not: the libraries' code for the other case stays out.
 */
const PLATFORM = {
  "typeof process": '"undefined"',
  "typeof setImmediate": '"undefined"',
  "typeof SC_DISABLE_SPEEDY": '"undefined"',
  "typeof __webpack_nonce__": '"undefined"',
  "typeof __REACT_DEVTOOLS_GLOBAL_HOOK__": '"undefined"',
  "typeof window": '"object"',
  "typeof document": '"object"',
  "typeof performance": '"object"',
  "typeof setTimeout": '"function"',
  "typeof clearTimeout": '"function"',
  "typeof reportError": '"function"',
  "typeof queueMicrotask": '"function"',
  "typeof Promise": '"function"',
  "typeof WeakMap": '"function"',
  "typeof Map": '"function"',
  "typeof Set": '"function"',
  "typeof MessageChannel": '"function"',
  "typeof AbortController": '"function"',
  "typeof ShadowRoot": '"function"',
};

/** Where a server differs, which imports the package before there is a page. */
const BROWSER_ONLY = /window|document|reportError|ShadowRoot|setImmediate/;

/** What stands in the bundle, in place of a licence text per file. */
const LICENCES =
  "/*! bia-contact-td (MIT) with React, styled-components, stylis, zustand, r2wc (MIT), lucide icons (ISC) */";

/**
 * Fields of React's own fibers, lanes and update queues. Nothing but
 * react-dom names them, and it never spells one in a string, so the minifier
 * may shorten them as it does variables: 2 kB less for every visitor of every
 * partner page. A field that a later React adds is merely not shortened.
 */
const FIBER_FIELDS = `
  memoizedState stateNode sibling lanes memoizedProps updateQueue pendingProps subtreeFlags
  childLanes dehydrated pendingLanes dependencies baseState cachePool elementType deletions
  suspendedLanes callbackNode cancelPendingCommit pingedLanes lastBaseUpdate firstBaseUpdate
  retryLane timeoutHandle callbackPriority entanglements refCleanup lastEffect isDehydrated
  warmLanes entangledLanes pooledCache tailMode firstContext memoCache baseQueue hasEagerState
  eagerState retryQueue pendingContext expiredLanes shellSuspendCounter expirationTimes
  hiddenUpdates hiddenCallbacks lastRenderedReducer lastRenderedState revertLane
  renderingStartTime treeForkCount pooledCacheLanes baseLanes blockedOn unsuspend
  containerInfo alternate _fragmentFiber _visibility _eventListeners _observers
  optionsOrUseCapture reactFragments attachedListener errorRecoveryDisabledLanes pingCache
  hoistableStyles hoistableScripts suspenseyImages waitingForImages _retryCache treeContext
  hydrationErrors eventSystemFlags fragmentInstance __reactViewTransition refCount paired
  imgCount imgBytes memoizedValue incompleteTransitions pendingChildren
`;
const SHORTENED = new RegExp(`^(${FIBER_FIELDS.trim().split(/\s+/).join("|")})$`);

/** The embed files: the element as one module and as one classic script, and what loads it. */
const EMBED: BuildEnvironmentOptions = {
  outDir: here("../.build/widget"),
  lib: {
    entry: here("define.ts"),
    name: "biaContactTd",
    formats: ["es", "iife"],
    fileName: (format) => `bia-contact-td.${format === "es" ? "full" : "iife"}.js`,
  },
};

/** The package's two entries, and what they share. */
const PACKAGE: BuildEnvironmentOptions = {
  outDir: here("../.build/package"),
  emptyOutDir: true,
  lib: { entry: { index: here("index.ts"), define: here("define.ts") }, formats: ["es"] },
};

/** Builds the embed files, or in the mode `package` the package's modules. */
export default defineConfig(({ mode }) => ({
  root: here("."),
  publicDir: false,
  logLevel: "warn",
  plugins: [react(), reactLeftOut(), ...(mode === "package" ? [] : [embedFiles(manifest.version)])],
  resolve: { alias: [{ find: /^stylis$/, replacement: here("theme/stylis-unprefixed.js") }] },
  // Written CSS loses its white space, and no component carries a name into the page.
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: false,
        minify: true,
        pure: true,
      },
    },
  },
  define: {
    "process.env.NODE_ENV": '"production"',
    ...(mode === "package"
      ? Object.fromEntries(Object.entries(PLATFORM).filter(([name]) => !BROWSER_ONLY.test(name)))
      : PLATFORM),
  },
  build: {
    target: "es2022",
    ...(mode === "package" ? PACKAGE : EMBED),
    rolldownOptions: {
      // A classic script has none; define.ts asks the page instead.
      checks: { emptyImportMeta: false },
      output: {
        comments: false,
        postBanner: LICENCES,
        minify: {
          compress: true,
          mangle: true,
          // Of one file only: the package has two, and its reader's bundler does the rest.
          ...(mode === "package" ? {} : { mangleProps: { include: SHORTENED } }),
          codegen: { removeWhitespace: true },
        },
      },
    },
  },
}));
