/**
 * The React of the embed files and the package: Preact's React-compatible runtime. The default
 * export has only what the libraries use, so that a bundler can leave out the rest.
 */
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
