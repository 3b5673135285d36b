import { expect, test } from "vitest";
import type { Viewer360 } from "../domain/settings-schema.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { viewer360, viewerDocument } from "./viewer-360.ts";

const viewer: Viewer360 = {
  scriptUrl: "https://spin.example/viewer.js?v=2",
  element: "spin-car",
  vinAttribute: "vin",
  attributes: { "data-account": '"><script>' },
  origins: ["https://pictures.example/a"],
};

test("The maker's script may run in the frame and nowhere else", async () => {
  const answer = viewerDocument(viewer, "1HGCM82633A004352");
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/spin\.example https:\/\/pictures\.example;/);
  expect(policy).toContain("frame-ancestors 'self'; sandbox allow-scripts");
  const html = await answer.text();
  expect(html).toContain("1HGCM82633A004352");
  expect(html).toContain("&gt;&lt;script&gt;");
});

test("A retailer without a viewer has no such document", async () => {
  const ctx = { tenant: { config: { vehiclePage: { viewer360: null } } } } as unknown as InventoryContext;
  await expect(viewer360(ctx, { vehicleKey: "x" })).rejects.toMatchObject({ kind: "not-found" });
});
