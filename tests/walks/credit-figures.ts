import { expect, type Page } from "@playwright/test";
import { callerOf } from "../e2e/page-caller.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";

/** What an offer says, as its page writes it. */
export interface Shown {
  readonly monthly: string;
  readonly total: string;
  readonly due: string;
}

const amountAfter = (text: string, words: string): string => {
  const found = new RegExp(`${words}\\s*(\\$[\\d,]+\\.\\d\\d)`, "u").exec(text)?.[1];
  if (found === undefined) throw new Error(`no amount after "${words}" in: ${text}`);
  return found;
};

/** Read from the page that asks whether the offer is accepted. */
export async function offerOnPage(page: Page): Promise<Shown> {
  const text = await page.getByRole("main").innerText();
  return {
    monthly: /(\$[\d,]+\.\d\d)\s*\/ month/u.exec(text)?.[1] ?? "no payment",
    total: amountAfter(text, "Total you pay"),
    due: amountAfter(text, "Due at signing"),
  };
}

/** Each figure stands on the page that is open. */
export async function expectFigures(page: Page, shown: Shown): Promise<void> {
  const main = page.getByRole("main");
  for (const amount of Object.values(shown)) await expect(main).toContainText(amount);
}

/** All that was written to somebody, newest first. */
export async function mailsTo(page: Page, email: string): Promise<string> {
  const answer = await callerOf(page)(`/sandbox/api/messages?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { subject: string | null; text: string }[];
  return mails.map(({ subject, text }) => `${subject ?? ""}\n${text}`).join("\n=====\n");
}

/** The bytes of a file that only its owner may read, asked for from the page. */
async function bytesAt(page: Page, path: string, headers: Record<string, string>): Promise<Uint8Array> {
  const bytes = await page.evaluate(
    async (ask) => {
      const answer = await fetch(ask.path, { headers: ask.headers });
      if (!answer.ok) throw new Error(`${ask.path} answered ${answer.status}`);
      return [...new Uint8Array(await answer.arrayBuffer())];
    },
    { path, headers },
  );
  return new Uint8Array(bytes);
}

/** A paper as its reader would copy it, each page a string; kept beside the pictures where these are asked for. */
export async function readPaper(
  page: Page,
  { path, headers, name }: { path: string; headers: Record<string, string>; name: string },
): Promise<readonly string[]> {
  const bytes = await bytesAt(page, path, headers);
  const folder = process.env["E2E_SHOTS"];
  if (folder) {
    const { mkdir, writeFile } = await import("node:fs/promises");
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/${name}.pdf`, bytes);
  }
  return pdfPages(bytes);
}
