/** The package has no types of its own. This declares the functions that are used here. */
declare module "fs-native-extensions" {
  /** Acquires an exclusive kernel lock on an open file. Returns false when another process holds it. */
  export function tryLock(fd: number): boolean;

  /** Waits for that lock. The file's closing, and the process's end, release it. */
  export function waitForLock(fd: number): Promise<void>;
}
