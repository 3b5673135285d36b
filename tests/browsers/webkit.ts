import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#tests/support/free-port.ts";
import type { CommandName, Driver } from "./driver.ts";

const PATHS: Readonly<Record<CommandName, readonly [method: "GET" | "POST", path: string]>> = {
  Navigate: ["POST", "url"],
  GetCurrentURL: ["GET", "url"],
  ExecuteScript: ["POST", "execute/sync"],
  ElementClick: ["POST", "element/:id/click"],
  ElementClear: ["POST", "element/:id/clear"],
  ElementSendKeys: ["POST", "element/:id/value"],
  PerformActions: ["POST", "actions"],
  ReleaseActions: ["POST", "actions"],
  SetWindowRect: ["POST", "window/rect"],
  TakeScreenshot: ["GET", "screenshot"],
  SwitchToFrame: ["POST", "frame"],
};

/** A browser that is gone answers nothing. */
const ANSWER_MS = 90_000;

/** WebKitGTK, the engine of iPhones on a Linux desktop, through its own WebDriver on a screen that nobody sees. */
export async function openWebKit(program: string, miniBrowser: string): Promise<Driver> {
  const port = await freePort();
  const display = `:${200 + (port % 700)}`;
  const screen = spawn("Xvfb", [display, "-screen", "0", "375x812x24", "-nolisten", "tcp"], {
    stdio: "ignore",
  });
  const environment = {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    NO_AT_BRIDGE: "1",
  };
  const child = spawn(program, [`--port=${port}`], { env: environment, stdio: "ignore" });
  const base = `http://127.0.0.1:${port}/session`;
  const started = await startSession(base, miniBrowser);
  const id = (started as { sessionId: string }).sessionId;
  return {
    name: "WebKit",
    command: async (name, parameters = {}) => {
      const [method, path] = PATHS[name];
      const { id: element, ...body } = parameters;
      const verb = name === "ReleaseActions" ? "DELETE" : method;
      const address = `${base}/${id}/${path.replace(":id", String(element))}`;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await call(verb, address, body);
        } catch (error) {
          // It answers so while a document gives way to the next one.
          const { name: kind, message } = error as Error;
          const isPassing = /unknown error|timeout/.test(message) && kind !== "TimeoutError" && attempt < 4;
          if (!isPassing) throw new Error(`${name}: ${message}`, { cause: error });
          await pause(1_000);
        }
      }
    },
    close: async () => {
      await call("DELETE", `${base}/${id}`, {}).catch(() => undefined);
      for (const one of [child, screen]) await end(one);
    },
  };
}

async function startSession(base: string, miniBrowser: string): Promise<unknown> {
  // Without the window's own bars it is as narrow as a phone.
  const options = { binary: miniBrowser, args: ["--automation", "--full-screen"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options, acceptInsecureCerts: true } };
  let last: unknown;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    try {
      return await call("POST", base, { capabilities });
    } catch (error) {
      last = error;
      await pause(500);
    }
  }
  throw last;
}

async function call(method: string, address: string, body: object): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const sent = method === "POST" && { body: JSON.stringify(body) };
  const answer = await fetch(address, { method, signal, ...sent });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error?: string; message?: string };
    throw new Error(`${error ?? answer.status} ${message ?? ""}`.trim());
  }
  return value;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await new Promise((resolve) => child.once("exit", resolve));
}
