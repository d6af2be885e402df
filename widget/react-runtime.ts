/**
 * React as the embed files and the package have it: Preact's React-compatible runtime. The default
 * export holds what the libraries take from it, so that a bundler can leave out the rest.
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
