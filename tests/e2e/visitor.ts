import { test as base, type BrowserContext } from "@playwright/test";

/** Whoever is asked by the notice of cookies has not answered it yet. */
interface Visitor {
  readonly isAsked: boolean;
}

/**
 * Visitors who were asked whether they may be counted, and said no: the notice covers what tests click. A kept state of
 * the browser (`storageState`) says the same, but opens a page of each origin before each test: 0.15 s of CPU (0668).
 */
export const test = base.extend<Visitor>({
  isAsked: [false, { option: true }],
  context: async ({ context, isAsked }, use) => {
    if (!isAsked) await refuseToBeCounted(context);
    await use(context);
  },
});

/** For a context that a test opens itself. */
export async function refuseToBeCounted(context: BrowserContext): Promise<void> {
  await context.addInitScript((answer) => {
    // A document without an origin, such as a sandboxed frame, has no storage.
    if (origin !== "null" && localStorage.getItem("fc.consent") === null)
      localStorage.setItem("fc.consent", answer);
  }, `no ${Date.now()}`);
}
