import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Driver, ELEMENT } from "./driver.ts";
import { findInPage } from "./find-in-page.ts";

/** What to look for: a kind of control with its accessible name, or text that is shown. */
interface Wanted {
  readonly kind: "button" | "unpressed" | "link" | "field" | "checkbox" | "option" | "title" | "text" | "css";
  /** A regular expression's source, or a selector for `css`. */
  readonly name: string;
}

const PATIENCE_MS = 60_000;
const HYDRATION_MS = 15_000;
const SHOT_MS = 8_000;

/** A phone-sized browser as a person uses it: looks for what is named, taps, types, waits. */
export class Phone {
  readonly driver: Driver;
  readonly #shots: string | undefined;
  #count = 0;

  constructor(driver: Driver, shots: string | undefined) {
    this.driver = driver;
    this.#shots = shots;
  }

  /** 375 by 812 as the page sees it, whatever the window has around it. */
  async becomePhone(): Promise<void> {
    await this.driver.command("SetWindowRect", { width: 375, height: 812 });
    const inner = (await this.run("return [innerWidth, innerHeight]")) as [number, number];
    const missing = [375 - inner[0], 812 - inner[1]] as const;
    await this.driver.command("SetWindowRect", { width: 375 + missing[0], height: 812 + missing[1] });
  }

  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.driver.command("ExecuteScript", { script, args });
  }

  async open(address: string): Promise<void> {
    await this.driver.command("Navigate", { url: address });
  }

  async address(): Promise<string> {
    return String(await this.driver.command("GetCurrentURL"));
  }

  /** The element, as soon as it is shown; `nth` of several, from 0. */
  async see(kind: Wanted["kind"], name: string, nth = 0): Promise<string> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = (await this.run(findInPage, kind, name, nth).catch(() => null)) as Record<
        string,
        string
      > | null;
      const id = found?.[ELEMENT];
      if (id !== undefined) return id;
      if (Date.now() > until) throw new Error(`no ${kind} “${name}” at ${await this.address()}`);
      await pause(150);
    }
  }

  /** Waits until the page's code listens, then puts a finger on it. */
  async tap(kind: Wanted["kind"], name: string, nth = 0): Promise<void> {
    const id = await this.see(kind, name, nth);
    await this.#listens(id);
    await this.#finger(id);
  }

  async type(name: string, text: string): Promise<void> {
    const id = await this.see("field", name);
    await this.#listens(id);
    await this.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", {
      [ELEMENT]: id,
    });
    await this.driver.command("ElementClear", { id }).catch(() => undefined);
    await this.driver.command("ElementSendKeys", { id, text });
  }

  /** A file chooser takes the address of a file. */
  async choose(name: string, file: string): Promise<void> {
    const id = await this.see("field", name);
    await this.driver.command("ElementSendKeys", { id, text: file });
  }

  async select(name: string, value: string): Promise<void> {
    const id = await this.see("field", name);
    const script = `const [list, value] = arguments;
      const option = [...list.options].find((one) => one.value === value || one.text === value);
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(list, option.value);
      list.dispatchEvent(new Event("input", { bubbles: true }));
      list.dispatchEvent(new Event("change", { bubbles: true }));`;
    await this.run(script, { [ELEMENT]: id }, value);
  }

  /** Until the address has this in it. */
  async at(part: RegExp): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (!part.test(await this.address())) {
      if (Date.now() > until) throw new Error(`still at ${await this.address()}, not at ${part.source}`);
      await pause(150);
    }
  }

  /** Keeps a picture where asked, and tells what a page of this size must not do. */
  async look(name: string): Promise<void> {
    const sideways = Number(
      await this.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"),
    );
    this.#count += 1;
    // WebKitGTK takes none while the page is being replaced, and never answers over a modal dialog.
    const picture =
      this.#shots === undefined
        ? null
        : await Promise.race([
            this.driver.command("TakeScreenshot", { full: false }).catch(() => null),
            pause(SHOT_MS, null, { ref: false }),
          ]);
    if (this.#shots !== undefined && typeof picture === "string") {
      mkdirSync(this.#shots, { recursive: true });
      const file = `${this.driver.name}-${String(this.#count).padStart(2, "0")}-${name}.png`;
      writeFileSync(path.join(this.#shots, file), Buffer.from(picture, "base64"));
    }
    if (sideways > 0) throw new Error(`${name} scrolls sideways by ${sideways} pixels`);
  }

  /** React has taken it over, so that it answers; links of written parts never are, and need not be. */
  async #listens(id: string): Promise<void> {
    const until = Date.now() + HYDRATION_MS;
    const script = `const [at] = arguments;
      return at.matches("a[href]") || Object.keys(at).some((key) => key.startsWith("__reactProps"))`;
    const element = { [ELEMENT]: id };
    while ((await this.run(script, element).catch(() => true)) !== true && Date.now() < until)
      await pause(100);
  }

  async #finger(id: string): Promise<void> {
    const element = { [ELEMENT]: id };
    await this.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    const actions = [
      {
        type: "pointer",
        id: "finger",
        parameters: { pointerType: "touch" },
        actions: [
          { type: "pointerMove", duration: 0, origin: element, x: 0, y: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pause", duration: 60 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ];
    await this.driver.command("PerformActions", { actions });
    await this.driver.command("ReleaseActions");
  }
}
