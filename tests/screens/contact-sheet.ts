import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

/** Where the pictures go: one a screen, store, width and scheme. */
export const FOLDER = path.resolve(process.env["SCREENS"] ?? ".cache/screens");
const WIDTHS = [375, 768, 1440] as const;
const SCHEMES = ["light", "dark"] as const;

interface Shown {
  readonly store: string;
  /** Where the state exists at some widths only. */
  readonly widths?: readonly (typeof WIDTHS)[number][];
  /** What lies over a page is looked at as the screen shows it. */
  readonly isWhole?: boolean;
}

/** Pictures of the page that is open, named `screen.store.width.scheme.png`; whole pages up to four screens. */
export async function shoot(
  page: Page,
  screen: string,
  { store, widths = WIDTHS, isWhole = true }: Shown,
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const width of widths) {
    const height = width === 375 ? 812 : 1000;
    await page.setViewportSize({ width, height });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const whole = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
      const clip = { x: 0, y: 0, width, height: Math.min(whole, 4 * height) };
      const file = `${screen}.${store}.${width}.${colorScheme}.png`;
      await page.screenshot({ path: path.join(FOLDER, file), fullPage: isWhole, clip });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** One page with all pictures of the folder, a row for each screen and width, both stores side by side. */
export function writeContactSheet(): void {
  mkdirSync(FOLDER, { recursive: true });
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".png"));
  const rows = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const [screen = "", , width = ""] = file.split(".");
    const row = `${screen}, ${width}`;
    rows.set(row, [...(rows.get(row) ?? []), file]);
  }
  const pictures = (found: readonly string[]) =>
    found
      .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}" title="${file}"></a>`)
      .join("");
  const body = [...rows].map(([row, found]) => `<h2>${row}</h2><div>${pictures(found)}</div>`).join("\n");
  const style =
    "body{font:14px sans-serif;margin:24px}div{display:flex;gap:12px;overflow-x:auto}img{width:320px}";
  writeFileSync(
    path.join(FOLDER, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>All screens</title><style>${style}</style>\n${body}\n`,
  );
}
