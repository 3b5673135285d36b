import { spawn } from "node:child_process";
import type { ProcessOwner } from "./process-owner.ts";

/**
 * Waits for the end of input, asks for a fast shutdown and clears the socket's folder once it is over.
 * A zombie has no working folder: where nobody reaps, waiting for its end would last for ever. Where there is no /proc
 * (macOS) the first process reaps.
 */
const SCRIPT = `read -r _
kill -INT "$1"
n=0
runs() { if [ -d /proc/self ]; then [ -e "/proc/$1/cwd" ]; else kill -0 "$1" 2>/dev/null; fi; }
while runs "$1" && [ $n -lt 300 ]; do sleep 0.1; n=$((n + 1)); done
rm -rf "$2"`;

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
