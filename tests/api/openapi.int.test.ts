import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressesOf } from "#platform/server/http/endpoint.ts";
import { endpoints } from "#server/modules.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
}
interface Operation {
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  readonly responses: Record<string, { description: string }>;
}
interface Description {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { securitySchemes: Record<string, object> };
}

let app: ComposedApp;
let description: Description;
beforeAll(async () => {
  app = await makeComposedApp();
  const answer = await app.call("/openapi.json");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  description = (await answer.json()) as Description;
}, 120_000);
afterAll(() => app.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

describe("/openapi.json", () => {
  it("is an OpenAPI 3.1 description with a title and a version", () => {
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
    expect(description.info.title).not.toBe("");
    expect(description.info.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it("lists every call of the product and no other", () => {
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const mounted = endpoints.flatMap((endpoint) =>
      addressesOf(endpoint).map((path) => `${endpoint.method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`),
    );
    expect(described.toSorted()).toEqual(mounted.toSorted());
  });

  it("declares each part of a path once, as required, and nothing else as a part of it", () => {
    for (const { path, method, operation } of operations()) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]));
      const declared = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(declared.map(({ name }) => name).toSorted(), `${method} ${path}`).toEqual(parts.toSorted());
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  it("describes parameters that exist once, bodies where they are allowed, and answers of every call", () => {
    for (const { path, method, operation } of operations()) {
      const name = `${method} ${path}`;
      expect(operation.summary, name).not.toBe("");
      const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(keys).size, name).toBe(keys.length);
      expect(
        operation.parameters.every(({ schema }) => typeof schema === "object"),
        name,
      ).toBe(true);
      if (operation.requestBody) expect(["post", "put", "patch"], name).toContain(method);
      expect(Object.keys(operation.responses).length, name).toBeGreaterThan(0);
      for (const [status, answer] of Object.entries(operation.responses)) {
        expect(status, name).toMatch(/^(?:[1-5]\d\d|default)$/);
        expect(answer.description, name).not.toBe("");
      }
    }
  });

  it("names only security schemes that it defines, on exactly the calls that need an account or a capability", () => {
    const schemes = Object.keys(description.components.securitySchemes);
    for (const endpoint of endpoints) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
      const { security } = description.paths[path]![endpoint.method.toLowerCase()]!;
      expect(security !== undefined, path).toBe(["account", "order-capability"].includes(endpoint.access));
      for (const scheme of (security ?? []).flatMap((entry) => Object.keys(entry)))
        expect(schemes).toContain(scheme);
    }
  });

  it("describes every body by its fields and every reference inside itself", () => {
    for (const { path, operation } of operations()) {
      const schema = operation.requestBody?.content["application/json"]?.schema;
      if (schema === undefined) continue;
      const shape = JSON.stringify(schema);
      expect(shape, path).toMatch(/"properties"/);
      for (const [, target] of shape.matchAll(/"\$ref":"([^"]*)"/g)) expect(target, path).toMatch(/^#\//);
    }
  });
});
