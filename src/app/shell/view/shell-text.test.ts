import { expect, test } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import type { AppLoadContext } from "../../app-context.ts";
import { readShell } from "./read-shell.ts";
import { shellText } from "./shell-text.ts";

const contextOf = (brandName: string) =>
  ({ tenant: { ...testTenantConfig("sunny"), brandName } }) as unknown as AppLoadContext;
const at = (url: string) => new Request(url);

test("a retailer's shell is written once for each of its sites", () => {
  const ctx = contextOf("Sunny");
  const text = shellText(ctx, at("https://sunny.example/search?page=2"));
  expect(readShell(text)).toMatchObject({ brandName: "Sunny", origin: "https://sunny.example" });
  expect(shellText(ctx, at("https://sunny.example/faq"))).toBe(text);
  expect(readShell(shellText(ctx, at("https://cars.example/"))).origin).toBe("https://cars.example");
});

test("a changed configuration has its own shell, and many host names push nothing wrong into it", () => {
  const ctx = contextOf("Sunny");
  for (let port = 1; port < 50; port += 1) shellText(ctx, at(`https://sunny.example:${port}/`));
  expect(readShell(shellText(ctx, at("https://sunny.example/"))).origin).toBe("https://sunny.example");
  expect(readShell(shellText(contextOf("Rainy"), at("https://sunny.example/"))).brandName).toBe("Rainy");
});

test("the same text is the same shell", () => {
  const text = shellText(contextOf("Sunny"), at("https://sunny.example/"));
  expect(readShell(text)).toBe(readShell(text));
});
