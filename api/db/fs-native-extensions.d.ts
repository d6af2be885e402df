/** The package has no types of its own. This declares the functions that are used here. */
declare module "fs-native-extensions" {
  /** Acquires an exclusive kernel lock on an open file. Returns false when another process holds it. */
  export function tryLock(fd: number): boolean;
  /** Like `tryLock`, but waits until the lock is free. */
  export function waitForLock(fd: number): Promise<void>;
}
