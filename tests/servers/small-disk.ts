import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk in memory that a test fills. */
export type SmallDisk = {
  folder: string;
  /** Writes a file that leaves this many bytes free. */
  fill: (freeBytes: number) => void;
  /** Removes that file. */
  free: () => void;
  unmount: () => void;
};

/** Mounts a disk of this size; null when mounting fails, for example without root. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "bia-small-"));
  try {
    const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  const filler = join(folder, "filler");
  return {
    folder,
    fill: (freeBytes) => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)));
      } catch (error) {
        // Another process wrote meanwhile: the disk is full.
        if (!String(error).includes("ENOSPC")) throw error;
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
