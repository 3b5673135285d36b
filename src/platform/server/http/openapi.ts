import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { addressesOf, type Endpoint } from "./endpoint.ts";

type JsonObject = Record<string, unknown>;

const ERROR_SCHEMA: JsonObject = {
  type: "object",
  required: ["code", "message", "correlationId"],
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    correlationId: { type: "string" },
    fields: { type: "object", additionalProperties: { type: "string" } },
  },
};

function schemaOf(schema: GenericSchema, typeMode: "input" | "output"): JsonObject {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: "ignore", typeMode }) as JsonObject;
  return rest;
}

function parametersOf(schema: GenericSchema | undefined, where: "path" | "query"): JsonObject[] {
  if (!schema) return [];
  const json = schemaOf(schema, "input") as { properties?: Record<string, JsonObject>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || (json.required ?? []).includes(name),
    schema: property,
  }));
}

function pathParameters(endpoint: Endpoint<never>): JsonObject[] {
  const declared = parametersOf(endpoint.params, "path");
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  return names.map(
    (name) =>
      declared.find((parameter) => parameter["name"] === name) ?? {
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      },
  );
}

function operationOf(endpoint: Endpoint<never>): JsonObject {
  const idempotency = endpoint.idempotent
    ? [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 128 } }]
    : [];
  return {
    summary: endpoint.summary,
    ...(endpoint.access === "account" && { security: [{ accessToken: [] }] }),
    ...(endpoint.access === "order-capability" && { security: [{ orderCapability: [] }] }),
    parameters: [...pathParameters(endpoint), ...parametersOf(endpoint.query, "query"), ...idempotency],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
      },
    }),
    responses: {
      "200": {
        description: "Success",
        ...(endpoint.response && {
          content: { "application/json": { schema: schemaOf(endpoint.response, "output") } },
        }),
      },
      default: { description: "Error", content: { "application/json": { schema: ERROR_SCHEMA } } },
    },
  };
}

/** The OpenAPI 3.1 description of every call, from the schemas that validate requests. */
export function openApiDocument(endpoints: readonly Endpoint<never>[], version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    for (const address of addressesOf(endpoint)) {
      const path = address.replaceAll(/:(\w+)/g, "{$1}");
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf({ ...endpoint, path: address });
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Forecourt", version },
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        orderCapability: { type: "apiKey", in: "header", name: "X-Order-Capability" },
      },
    },
  };
}
