import { expect, type Locator, type Page } from "@playwright/test";
import { draftToFinance } from "#tests/support/apply-for-credit.ts";
import { buyableVehicle, newBuyer, signIn } from "./journey.ts";
import { callerOf } from "./page-caller.ts";
import { test } from "./visitor.ts";

// Somebody without a mouse, on a narrow screen, who chooses all colors.
test.use({
  viewport: { width: 375, height: 640 },
  contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

/** Presses Tab until the control has the focus; whoever cannot get there fails. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/** Types into each field in the order of the page; a list takes the first letters of a choice. */
async function type(page: Page, answers: readonly (readonly [label: string | RegExp, keys: string])[]) {
  for (const [label, keys] of answers) {
    const field = page.getByRole("main").getByLabel(label, { exact: typeof label === "string" });
    await tabTo(page, field);
    await page.keyboard.type(keys);
  }
}

async function goOn(page: Page, next: RegExp): Promise<void> {
  await tabTo(page, page.getByRole("main").getByRole("button", { name: /^Continue/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(next);
  // Whoever hears the page hears the new one's name first.
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
}

test("Keys alone fill in an application, and each page begins at its heading", async ({ page, request }) => {
  const headers = await signIn(page, await newBuyer(request));
  const { key } = await buyableVehicle(request, 22);
  const orderNumber = await draftToFinance(callerOf(page), { headers, vehicleId: key });
  await page.goto(`/checkout/${orderNumber}/credit-application`);
  await expect(page).toHaveURL(/\/personal$/);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Legal first name", { exact: true })).toHaveValue("Avery");

  await tabTo(page, main.getByRole("button", { name: /^Continue/ }));
  await page.keyboard.press("Enter");
  const summary = main.getByRole("alert").first();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Date of birth");
  await type(page, [
    ["Date of birth", "07041985"],
    [/^Marital status/, "Unm"],
  ]);
  await tabTo(page, main.getByRole("checkbox", { name: /may call and text me/ }));
  await page.keyboard.press("Space");
  await goOn(page, /\/employment$/);
  await type(page, [
    ["Employment status", "Full"],
    ["Employer's name", "Harbor Mills"],
    ["Occupation", "Welder"],
    ["Start date (MM/YYYY)", "032019"],
    ["Yearly income before taxes", "90000"],
    ["Where this income comes from", "Sal"],
  ]);
  await goOn(page, /\/housing$/);
  await tabTo(page, main.getByRole("radio").first());
  await page.keyboard.press("Space");
  const rent = main.getByRole("radio", { name: "Rent", exact: true });
  for (let step = 0; step < 6 && !(await rent.isChecked()); step += 1) await page.keyboard.press("ArrowDown");
  await type(page, [
    ["Monthly housing payment", "1200"],
    ["Living there since (MM/YYYY)", "052020"],
  ]);
  await goOn(page, /\/ssn$/);
  const number = main.getByLabel("Social Security number or ITIN");
  await type(page, [["Social Security number or ITIN", "123456780"]]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(number).toHaveAttribute("type", "text");
  await expect(number).toHaveValue("123-45-6780");
  await goOn(page, /\/review$/);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toMatch(/123-?45-?6780|07\/04\/1985|Harbor Mills|90,?000/u);
});

/** What a screen reader is told of a field: its name, what belongs to it, and whether it is wrong. */
async function heard(field: Locator): Promise<{ name: string; about: string; isWrong: boolean }> {
  return field.evaluate((element: HTMLInputElement) => {
    const textOf = (ids: string | null) =>
      (ids ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ")
        .trim();
    return {
      name: [...(element.labels ?? [])].map((label) => label.textContent ?? "").join(" "),
      about: textOf(element.getAttribute("aria-describedby")),
      isWrong: element.getAttribute("aria-invalid") === "true",
    };
  });
}

test("Whoever hears an application hears where they are, what each field is, and what is wrong with it", async ({
  page,
  request,
}) => {
  const headers = await signIn(page, await newBuyer(request));
  const { key } = await buyableVehicle(request, 21);
  const orderNumber = await draftToFinance(callerOf(page), { headers, vehicleId: key });
  for (const [path, required] of [
    ["personal", ["Date of birth"]],
    ["employment", ["Employment status", "Where this income comes from"]],
    ["housing", ["Living there since (MM/YYYY)"]],
    ["ssn", ["Social Security number or ITIN"]],
  ] as const) {
    await page.goto(`/checkout/${orderNumber}/credit-application/${path}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Credit application" })).toBeVisible();
    await expect(main.getByText(/^Page \d of \d+$/)).toBeVisible();
    for (const field of await main.getByRole("textbox").or(main.getByRole("combobox")).all())
      expect(await heard(field)).toMatchObject({ name: expect.stringMatching(/\w/) });
    await main.getByRole("button", { name: /^Continue/ }).click();
    // The list of what is wrong, or the one field of a page that has no other.
    await expect(main.locator("[role=alert]:focus, [aria-invalid=true]:focus")).toHaveCount(1);
    for (const name of required) {
      const field = main.getByLabel(name, { exact: true });
      await expect(field).toHaveAttribute("aria-invalid", "true");
      expect(await heard(field)).toMatchObject({ about: expect.stringMatching(/\w/), isWrong: true });
    }
  }
});
