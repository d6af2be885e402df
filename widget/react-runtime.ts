/** The React of the embed files. The default export has only the functions that the libraries use. */
import { options } from "preact";
import {
  createContext,
  createElement,
  forwardRef,
  useCallback,
  useContext,
  useDebugValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";

const { vnode: completeNode } = options;

/**
 * Writes a text that is alone in its element as the element's `textContent`. A translator of the page
 * replaces the text node, which Preact would go on to change unseen.
 */
options.vnode = (node) => {
  completeNode?.(node);
  const { type, props } = node;
  const { children } = props;
  // SVG has no properties here, and so no `<text>`.
  if (typeof type === "string" && type !== "text" && typeof children === "string") {
    Object.assign(props, { children: null, textContent: children });
  }
};

/** The rendering of changed state, which follows the painted response to a press. */
let dueRendering: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function render(): void {
  clearTimeout(timer);
  const run = dueRendering;
  dueRendering = null;
  run?.();
}

options.debounceRendering = (run) => {
  dueRendering = run;
  requestAnimationFrame(() => setTimeout(render));
  // A hidden page has no frames.
  timer = setTimeout(render, 100);
};

// A key works with what was typed before, also where that is not rendered yet; a press with what is shown.
// Without a DOM, the package only imports this module.
globalThis.addEventListener?.("keydown", render, true);

export {
  createContext,
  createElement,
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/compat";

export default {
  createContext,
  createElement,
  forwardRef,
  useCallback,
  useContext,
  useDebugValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
};
