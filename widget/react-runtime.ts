/** The React of the embed files. Its default export has only what the libraries use of it. */
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
