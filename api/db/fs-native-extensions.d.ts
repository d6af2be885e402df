/** The package has no types of its own. This declares the function that is used here. */
declare module "fs-native-extensions" {
  /** Acquires an exclusive kernel lock on an open file. Returns false when another process holds it. */
  export function tryLock(fd: number): boolean;
}
