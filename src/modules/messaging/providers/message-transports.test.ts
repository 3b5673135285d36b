import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { createMessageTransports } from "./message-transports.ts";

const demo = demoTenants[0]!.config;
const live = { ...demo, id: "live", isDemo: false };
const NOTHING = { smtp: undefined, twilio: undefined };
const REAL = {
  smtp: {
    server: { host: "localhost", port: 25, secure: false, requireTls: false, auth: undefined },
    from: "a@b.example",
  },
  twilio: { apiUrl: "http://127.0.0.1:1", accountSid: "AC", authToken: "t", from: "+15125550100" },
};
const by = (email: string, sms = "sandbox") => ({ ...live, providers: { ...live.providers, email, sms } });

describe("Who carries a retailer's messages", () => {
  it("is the desk while nothing is configured", () => {
    const transports = createMessageTransports(NOTHING);
    expect(transports.of(demo, "email").keepsCopies).toBe(true);
    expect(transports.sandboxed(demo)).toEqual(["email", "sms"]);
  });

  it("is what the environment has, and a demo keeps its copies at the desk", () => {
    const transports = createMessageTransports(REAL);
    expect(transports.sandboxed(live)).toEqual([]);
    expect(transports.of(live, "email").keepsCopies).toBe(false);
    expect(transports.of(demo, "sms").keepsCopies).toBe(true);
  });

  it("is nobody for a live retailer without a carrier: the message waits, and the start is refused", () => {
    const transports = createMessageTransports(NOTHING);
    expect(() => transports.of(live, "email")).toThrow("tenant live: email needs SMTP_URL");
    expect(() => transports.of(live, "sms")).toThrow("tenant live: sms needs TWILIO_ACCOUNT_SID");
    expect(transports.sandboxed(live)).toEqual(["email", "sms"]);
    expect(createMessageTransports({ ...REAL, twilio: undefined }).sandboxed(live)).toEqual(["sms"]);
  });

  it("is the vendor that the retailer names, or a sentence about what is missing", () => {
    const transports = createMessageTransports(NOTHING);
    expect(() => transports.of(by("smtp"), "email")).toThrow("email by smtp needs SMTP_URL");
    expect(() => transports.sandboxed(by("pigeon"))).toThrow("email can be carried by smtp, not by pigeon");
    expect(createMessageTransports(REAL).of(by("smtp", "twilio"), "sms")).toBeDefined();
  });
});
