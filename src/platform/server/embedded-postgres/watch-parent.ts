import { spawn } from "node:child_process";
import type { ProcessOwner } from "./process-owner.ts";

/** Waits for the end of input, then asks for a fast shutdown and clears the socket's folder once it is over. */
const SCRIPT = 'read -r _; kill -INT "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$2"';

/**
 * Ends PostgreSQL when this process dies in a way that leaves it no chance to (`kill -9`, out of memory):
 * a shell waits on a pipe that only we hold open. Returns the call that ends the watch.
 */
export function watchParent(
  watched: { postmaster: number; socketDir: string },
  owner: ProcessOwner,
): () => void {
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, "sh", String(watched.postmaster), watched.socketDir], {
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
