import { spawn } from "node:child_process";
import type { ProcessOwner } from "./process-owner.ts";

/**
 * Ends PostgreSQL when this process dies in a way that leaves it no chance to (`kill -9`, out of memory):
 * a shell waits on a pipe that only we hold open. Returns the call that ends the watch.
 */
export function watchParent(postmaster: number, owner: ProcessOwner): () => void {
  const watcher = spawn("/bin/sh", ["-c", `read -r _; kill -INT ${postmaster}`], {
    ...owner.spawn,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  // Without a shell the next start ends the orphan instead.
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  watcher.unref();
  // A pipe of a child is a socket at run time; it must not keep the process alive.
  (watcher.stdin as unknown as { unref(): void }).unref();
  return () => {
    watcher.kill("SIGKILL");
  };
}
