/** The functions that are used of this package, which has no types. */
declare module "fs-native-extensions" {
  /** Acquires an exclusive kernel lock on an open file. Returns false when another process holds it. */
  export function tryLock(fd: number): boolean;
  /** Waits for the lock, which the closing of the file or the end of the process releases. */
  export function waitForLock(fd: number): Promise<void>;
}
