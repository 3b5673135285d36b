import { expect, type Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { newBuyer, PASSWORD, toDetails } from "./journey.ts";
import { test } from "./visitor.ts";

/** Words that English sentences cannot do without and Spanish ones never have. */
const ENGLISH = /\b(?:the|your|you|and|with|for|this|we|is|are)\b/i;

/** What a page says in a language that it does not mark as another one; people's and cars' names are neither. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest("script, style, noscript, [lang=en]") === null)
        found.push(walker.currentNode.nodeValue ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label]"))
      found.push(element.getAttribute("aria-label") ?? "");
    return found;
  });
  return texts.map((text) => text.trim()).filter((text) => ENGLISH.test(text));
}

async function expectSpanish(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect({ url: page.url(), english: await englishOn(page) }).toEqual({ url: page.url(), english: [] });
}

// Whoever signs up here reads Spanish, and so does their account.
test.use({ extraHTTPHeaders: { "accept-language": "es" } });

test("A buyer pays cash in Spanish, from the landing page to the steps and the mail", async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  const email = await newBuyer(request);

  await page.goto("/es");
  await expectSpanish(page, "¿Qué tiene en mente?");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "English" })).toHaveAttribute(
    "href",
    "/",
  );
  await page.goto("/es/search?sort=price-asc&availability=Available");
  await expect(page.getByRole("link", { name: /^Ir a/ }).first()).toBeVisible();
  await page.getByRole("link", { name: /^Ir a/ }).nth(20).click();
  await expect(page).toHaveURL(/\/es\/vehicles\//);
  await expect(page.getByRole("heading", { name: "Precio y pago" })).toBeVisible();
  await page.getByRole("link", { name: "Comprar este auto" }).first().click();

  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("not-it");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page.getByText("Su correo electrónico o su contraseña no son correctos.")).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();

  await toDetails(page);
  await expectSpanish(page, "Sus datos");
  const fields = {
    Teléfono: "5122345678",
    Dirección: "12 Main Street",
    Ciudad: "Austin",
    "Código postal": "123",
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("main").getByLabel("Estado", { exact: true }).selectOption("TX");
  await page.getByRole("button", { name: "Continuar al resumen" }).click();
  await expect(page.getByText("Ingrese un código postal de EE. UU. de 5 dígitos.").first()).toBeVisible();
  await page.getByRole("main").getByLabel("Código postal", { exact: true }).fill("78701");
  await page.getByRole("button", { name: "Continuar al resumen" }).click();
  await expectSpanish(page, "Revise y envíe");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("checkbox", { name: /Acepto comprar este auto/ }).check();
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expectSpanish(page, "Avery, está reservado para usted");
  await page.getByRole("link", { name: "Seguir su pedido" }).click();

  await expect(page).toHaveURL(/\/es\/progress\/[^/]+\/\w/);
  const tracker = page.url().split("/").slice(0, 6).join("/");
  await expectSpanish(page, "Verifique su seguro");
  for (const [step, heading] of [
    ["id-verification", "Verifique su identificación"],
    ["doc-upload", "Suba sus documentos"],
  ] as const) {
    await page.goto(`${tracker}/${step}`);
    await expectSpanish(page, heading);
  }
  await expect(page.getByText("Firmar contrato").first()).toBeVisible();

  await expect(async () => {
    const answer = await request.get(`/sandbox/api/messages?to=${encodeURIComponent(email)}`);
    const subjects = ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/^Recibimos su pedido FC/);
  }).toPass();
  expect(problems).toEqual([]);
});
