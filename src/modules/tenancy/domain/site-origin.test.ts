import { describe, expect, test } from "vitest";
import { siteOrigin } from "./site-origin.ts";

const demo = { hosts: ["localhost"], slug: "demo" };
const harbor = { hosts: [], slug: "harbor" };
const live = { hosts: ["Cars.example.com", "www.cars.example.com"], slug: "cars" };
const usual = { scheme: undefined, port: undefined, listensOn: 3000 };

describe("where a retailer is found", () => {
  test.each([
    ["the demo", demo, usual, "http://localhost:3000"],
    ["the demo on another port", demo, { ...usual, listensOn: 8080 }, "http://localhost:8080"],
    ["the demo on the port of http", demo, { ...usual, listensOn: 80 }, "http://localhost"],
    ["the demo's port as the outside knows it", demo, { ...usual, port: 9000 }, "http://localhost:9000"],
    ["the other demo store", harbor, usual, "http://harbor.localhost:3000"],
    ["a live store, behind whatever ends TLS", live, usual, "https://cars.example.com"],
    ["a live store on a port", live, { ...usual, port: 8443 }, "https://cars.example.com:8443"],
    ["a store without TLS", live, { ...usual, scheme: "http" as const }, "http://cars.example.com:3000"],
    ["a demo behind a TLS proxy", demo, { ...usual, scheme: "https" as const }, "https://localhost"],
    ["a store at an address", { hosts: ["192.168.1.9"], slug: "x" }, usual, "http://192.168.1.9:3000"],
  ])("is, for %s", (_, tenant, address, origin) => {
    expect(siteOrigin(tenant, address)).toBe(origin);
  });
});
