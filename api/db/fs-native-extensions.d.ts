/** The package ships no types; these are the two calls used here. */
declare module "fs-native-extensions" {
  /** Takes an exclusive kernel lock on an open file; false when another process has it. */
  export function tryLock(fd: number): boolean;
  /** The same, waiting until it is free. */
  export function waitForLock(fd: number): Promise<void>;
}
