import { expect, type Page } from "@playwright/test";
import { freshPng, pdfPage } from "../support/test-files.ts";
import { buyCheapestCar, look, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

test.use({ viewport: { width: 375, height: 800 } });

const png = (name: string) => ({ name, mimeType: "image/png", buffer: freshPng() });
const pdf = (name: string, ...extra: string[]) => ({
  name,
  mimeType: "application/pdf",
  buffer: pdfPage(`<< /Title (${name}) >>`, ...extra),
});
const DOCUMENTS = "**/api/documents/deals/*/documents";

/** Drops a file as from the desktop. */
async function drop(page: Page, card: string, name: string): Promise<void> {
  const bytes = [...freshPng()];
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(
        new File([new Uint8Array(content as number[])], fileName as string, { type: "image/png" }),
      );
      return data;
    },
    [name, bytes] as const,
  );
  const zone = page.getByRole("region", { name: card }).locator(".border-dashed");
  await zone.dispatchEvent("drop", { dataTransfer: transfer });
}

test("A buyer's documents survive a bad file, a broken connection, second thoughts and a lender who asks for more", async ({
  page,
}) => {
  await page.goto("/");
  const orderNumber = await buyCheapestCar(page);
  const at = (path: string) => page.goto(`/progress/${orderNumber}/${path}`);
  const card = (name: string) => page.getByRole("region", { name });
  const license = page.getByLabel(/(Choose|Add) files for Driver's license/);
  await page.getByRole("button", { name: "Skip for now" }).click();
  await play(page, orderNumber, "id.completed");

  // MSG-54: the list does not come, then it does.
  await page.route(`${DOCUMENTS}?*`, (route) => route.fulfill({ status: 503, json: {} }));
  await at("doc-upload");
  await expect(page.getByText("We couldn't load your documents.")).toBeVisible();
  await page.unroute(`${DOCUMENTS}?*`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(card("Driver's license").getByText("Missing")).toBeVisible();
  await look(page, "documents-missing");

  // The name is checked here, the contents by the server.
  await license.setInputFiles([png("run.exe"), pdf("form.pdf", "<< /S /JavaScript /JS (app.alert(1)) >>")]);
  await expect(page.getByText("Use a .pdf, .png or .jpg file.")).toBeVisible();
  await expect(
    page.getByText("That file contains something we can't accept.", { exact: false }),
  ).toBeVisible();
  for (const name of ["run.exe", "form.pdf"])
    await page.getByRole("button", { name: `Remove ${name}` }).click();

  // A broken connection is tried again by itself, then by hand (MSG-53).
  let cuts = 0;
  await page.route(`${DOCUMENTS}/DriversLicense`, (route) => {
    cuts += 1;
    // The page's language, not the browser's.
    expect(route.request().headers()["accept-language"]).toBe("en");
    return cuts <= 3 ? route.abort("connectionreset") : route.fallback();
  });
  await license.setInputFiles([pdf("front.pdf")]);
  await expect(page.getByText("Upload failed. Try again.")).toBeVisible({ timeout: 15_000 });
  expect(cuts).toBe(3);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Delete front.pdf" })).toBeVisible();
  await page.unroute(`${DOCUMENTS}/DriversLicense`);
  const picture = card("Driver's license").locator("img");
  // A process is started to draw it, which a busy machine does when it can; the page asks again until then.
  const height = () => picture.evaluate((image: HTMLImageElement) => image.naturalHeight);
  await expect.poll(height, { timeout: 90_000 }).toBe(480);

  // Table E: a delete that fails is tried again or dismissed.
  await page.getByLabel(/Take a picture of Driver's license/).setInputFiles(png("back.png"));
  await page.getByRole("button", { name: "Delete back.png" }).click();
  await page.route(`${DOCUMENTS}/doc_*`, (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Delete file" }).click();
  await expect(page.getByText("We couldn't delete this document.")).toBeVisible();
  await look(page, "documents-delete-failed");
  await page.unroute(`${DOCUMENTS}/doc_*`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("back.png")).toHaveCount(0);
  await page.getByLabel("Replace front.pdf").setInputFiles([png("better.png")]);
  await expect(page.getByRole("button", { name: "Delete better.png" })).toBeVisible();
  await expect(page.getByText("front.pdf")).toHaveCount(0);

  await drop(page, "Insurance card", "card.png");
  await expect(page.getByRole("button", { name: "Delete card.png" })).toBeVisible();
  await page.getByRole("link", { name: /^Continue/ }).waitFor();

  // A lender asks for more: the step needs attention until one file answers.
  await play(page, orderNumber, "lender.document-requested");
  await at("doc-upload");
  await expect(page.locator("[data-step-title]")).toHaveText("We need one more thing from you");
  await look(page, "documents-attention");
  await page.getByLabel("Choose files for Pay stub").setInputFiles([pdf("pay.pdf")]);
  await page.getByRole("link", { name: "Review documents" }).click();
  await expect(page.locator("[data-step-title]")).toHaveText("We have your documents");
  await page.route(`${DOCUMENTS}/doc_*`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole("button", { name: "Download pay.pdf" }).click();
  await expect(page.getByText("We couldn't download this document.")).toBeVisible();
  await page.unroute(`${DOCUMENTS}/doc_*`);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download pay.pdf" }).click();
  expect((await saved).suggestedFilename()).toBe("pay.pdf");
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(page, "documents-summary");
  await page.setViewportSize({ width: 320, height: 700 });
  await at("doc-upload");
  await card("Pay stub").waitFor();
  await look(page, "documents");
});
