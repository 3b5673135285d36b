import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { parseSmtpUrl } from "./smtp-address.ts";

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${"0a".repeat(16)}`,
  TWILIO_AUTH_TOKEN: "0123456789abcdef0123",
  TWILIO_FROM: "+15125550100",
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe("The carriers of messages", () => {
  it("come from the environment", () => {
    const { messaging } = readConfig({
      SMTP_URL: "smtps://u:p@mail.example.com",
      MAIL_FROM: "a@b.example",
      ...TWILIO,
    });
    expect(messaging.smtp).toMatchObject({ from: "a@b.example", server: { port: 465, secure: true } });
    expect(messaging.twilio).toMatchObject({ apiUrl: "https://api.twilio.com", from: "+15125550100" });
  });

  it.each([
    ["SMTP_URL", { SMTP_URL: "http://mail.example.com", MAIL_FROM: "a@b.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp://mail.example.com?logger=true", MAIL_FROM: "a@b.example" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://localhost:25" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://localhost:25", MAIL_FROM: "Shop <a@b.example>" }],
    ["SMTP_URL", { MAIL_FROM: "a@b.example" }],
    ["TWILIO_ACCOUNT_SID", { ...TWILIO, TWILIO_ACCOUNT_SID: "AC12" }],
    ["TWILIO_AUTH_TOKEN", { TWILIO_ACCOUNT_SID: TWILIO.TWILIO_ACCOUNT_SID, TWILIO_FROM: "+15125550100" }],
    ["TWILIO_FROM", { ...TWILIO, TWILIO_FROM: "5125550100" }],
    ["TWILIO_API_URL", { ...TWILIO, TWILIO_API_URL: "http://elsewhere.example" }],
  ])("name %s when it is wrong or missing, and never say its value", (name, environment) => {
    const problems = problemsOf(environment);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `, "u"));
    expect(problems.join()).not.toContain("0123456789abcdef0123");
  });

  it.each([
    ["smtp://mail.example.com", { port: 587, requireTls: true }],
    ["smtp://mail.example.com:25?tls=optional", { port: 25, requireTls: false }],
    ["smtp://localhost:1025", { requireTls: false }],
    ["smtp://localhost:1025?tls=required", { requireTls: true }],
    ["smtp://shop%40x:p%3Aw@mail.example.com", { auth: { user: "shop@x", password: "p:w" } }],
  ])("read %s, with TLS wherever mail leaves the machine", (url, server) => {
    expect(parseSmtpUrl(url)).toMatchObject(server);
  });
});
