import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Driver } from "./driver.ts";

const PREFERENCES = `user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
user_pref("intl.accept_languages", "en-US");
`;
/** Its window is never narrower than a tablet otherwise. */
const PHONE = "#main-window, :root { min-width: 0 !important; min-height: 0 !important; }\n";

/** Firefox through Marionette, the protocol below its WebDriver: the same commands, one JSON message each. */
export async function openFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), "forecourt-firefox-"));
  writeFileSync(path.join(profile, "user.js"), PREFERENCES);
  mkdirSync(path.join(profile, "chrome"));
  writeFileSync(path.join(profile, "chrome", "userChrome.css"), PHONE);
  const flags = ["--headless", "--marionette", "--no-remote", "--width", "375", "--height", "812"];
  const child = spawn(program, [...flags, "--profile", profile, "about:blank"], { stdio: "ignore" });
  const socket = await reach(await portOf(profile));
  const { send } = conversation(socket);
  await send("WebDriver:NewSession", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  return {
    name: "Firefox",
    command: (command, parameters = {}) => send(`WebDriver:${command}`, parameters),
    close: async () => {
      socket.destroy();
      child.kill();
      await new Promise((resolve) => (child.exitCode === null ? child.once("exit", resolve) : resolve(null)));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox writes down where it listens. */
async function portOf(profile: string): Promise<number> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    try {
      const port = Number(readFileSync(path.join(profile, "MarionetteActivePort"), "utf8"));
      if (port > 0) return port;
    } catch {
      // Not yet.
    }
    await pause(100);
  }
  throw new Error("Firefox did not start");
}

function reach(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Messages are `length:[type, id, error or name, value]`. */
function conversation(socket: Socket) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  let received = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(":");
      const length = Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 1 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      // The first one only greets.
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message as [number, number, { message: string } | null, unknown];
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === null) asked?.resolve((value as { value?: unknown } | null)?.value ?? value);
      else asked?.reject(new Error(error.message));
    }
  });
  const send = (name: string, parameters: object): Promise<unknown> => {
    count += 1;
    const id = count;
    const text = JSON.stringify([0, id, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  return { send };
}
