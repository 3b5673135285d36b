import type { ChildProcess } from "node:child_process";

export function exitOf(child: ChildProcess): Promise<number>;
