import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Mounts a disk in memory of this size; null when mounting fails, for example without root. */
export function mountSmallDisk(megabytes: number): { folder: string; unmount: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), "bia-small-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
  } catch {
    remove();
    return null;
  }
  const unmount = () => {
    execFileSync("umount", ["-l", folder]);
    remove();
  };
  return { folder, unmount };
}
