import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";

/** Privacy requests (PRIV-01, ROLE-09) with everything wired as in the product, its worker included. */
let app: ComposedApp;
let worker: { close(): Promise<void> };
beforeAll(async () => {
  app = await makeComposedApp();
  worker = await app.again({ role: "worker" });
}, 120_000);
afterAll(async () => {
  await worker.close();
  await app.close();
});

const FORM = {
  kind: "access",
  firstName: "Avery",
  lastName: "Buyer",
  email: "buyer@example.com",
  state: "TX",
};
interface View {
  readonly requestNumber: string;
  readonly status: string;
  readonly receivedAt: string;
  readonly dueAt: string;
  readonly reportUntil: string | null;
}
interface Mail {
  readonly subject: string;
  readonly text: string;
}

const file = (body: object, headers: Record<string, string> = {}) =>
  app.call("/public/privacy-requests", { method: "POST", headers, body });
const filed = async (body: object, headers?: Record<string, string>): Promise<View> => {
  const answer = await file(body, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as View;
};
const mailsTo = async (to: string): Promise<Mail[]> =>
  (await (await app.call(`/sandbox/api/messages?to=${encodeURIComponent(to)}`)).json()) as Mail[];
const mailAbout = async (to: string, { requestNumber }: View): Promise<Mail> => {
  const mail = (await mailsTo(to)).find(({ subject }) => subject.includes(requestNumber));
  if (mail === undefined) throw new Error(`no mail to ${to} about ${requestNumber}`);
  return mail;
};
const tokenIn = ({ text }: Mail): string => /privacy-requests\/([0-9A-Z]{32})/.exec(text)?.[1] ?? "";
const confirm = (token: string) => app.call(`/public/privacy-requests/${token}/confirm`, { method: "POST" });
const stands = async (token: string): Promise<View> =>
  (await (await app.call(`/public/privacy-requests/${token}`)).json()) as View;
const advance = (days: number) =>
  app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: days * 86_400 } });
/** A request that its consumer confirmed, with the secret of its link. */
const confirmed = async (body: object): Promise<{ view: View; token: string }> => {
  const view = await filed(body);
  const token = tokenIn(await mailAbout((body as { email: string }).email, view));
  expect((await confirm(token)).status).toBe(200);
  return { view, token };
};
const queue = async () =>
  (await (await app.call("/sandbox/api/privacy-requests")).json()) as (View & { note: string | null })[];
const answer = (requestNumber: string, event: string) =>
  app.call(`/sandbox/api/privacy-requests/${requestNumber}/events`, {
    method: "POST",
    body: { event, note: "Two systems must be searched by hand." },
  });

/** Somebody new with a confirmed account, signed in. */
const newAccount = async (email: string): Promise<Record<string, string>> => {
  const password = "Lantern-Canyon-88!";
  const body = {
    firstName: "Robin",
    lastName: "Newcomer",
    email,
    phoneNumber: "5122345670",
    password,
  };
  const post = (path: string, content: object) =>
    app.call(`/public/identity/${path}`, { method: "POST", body: content });
  expect((await post("sign-up", body)).status).toBe(201);
  const [mail] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
  const answer = await post("confirm", { email, code, password });
  const { accessToken, idToken } = (await answer.json()) as { accessToken: string; idToken: string };
  return { authorization: `Bearer ${accessToken}`, "x-id-token": idToken };
};

// Each test has people of its own: they run in any order.
describe("Asking for one's data", () => {
  it("takes a mailed link, and answers with everything that is kept", async () => {
    const headers = await app.signIn();
    const [vehicleId] = await listAvailable(app.call);
    const order = await placeOrder(app.call, { headers, vehicleId: vehicleId!, until: "submitted" });
    const view = await filed(FORM);
    expect(view).toMatchObject({ status: "AWAITING_CONFIRMATION", reportUntil: null });
    const days = (Date.parse(view.dueAt) - Date.parse(view.receivedAt)) / 86_400_000;
    expect(days).toBe(45);
    const token = tokenIn(await mailAbout(FORM.email, view));
    expect((await app.call(`/public/privacy-requests/${token}/report`)).status).toBe(404);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    await expect.poll(() => stands(token), { timeout: 20_000 }).toMatchObject({ status: "COMPLETED" });
    const report = await app.call(`/public/privacy-requests/${token}/report`);
    expect(report.headers.get("content-disposition")).toContain("attachment");
    const text = await report.text();
    for (const known of [
      "buyer@example.com",
      order.orderNumber,
      "12 Main Street",
      "savedVehicles",
      "Avery",
    ]) {
      expect(text).toContain(known);
    }
    expect(text).not.toContain(token);
    await advance(31);
    expect((await app.call(`/public/privacy-requests/${token}/report`)).status).toBe(404);
  }, 60_000);

  it("is free twice in twelve months, and says from when it is again", async () => {
    const person = { ...FORM, email: "twice@example.com" };
    for (const _time of [1, 2]) await confirmed(person);
    const { token } = await confirmed(person);
    expect(await stands(token)).toMatchObject({ status: "DENIED" });
    const said = (await mailsTo(person.email)).map(({ text }) => text);
    expect(said.some((text) => /twice in the last twelve months.*ask again from/su.test(text))).toBe(true);
    await advance(366);
    const later = await confirmed(person);
    expect((await stands(later.token)).status).not.toBe("DENIED");
  });

  it("needs no link from whoever is signed in with the address", async () => {
    const headers = await newAccount("signed.in@example.com");
    const mine = { ...FORM, email: "signed.in@example.com" };
    expect(await filed(mine, headers)).toMatchObject({ status: "OPEN" });
    expect(await filed({ ...mine, email: "somebody@example.com" }, headers)).toMatchObject({
      status: "AWAITING_CONFIRMATION",
    });
  });

  it("goes to the retailer's people when the last name is not the one we know", async () => {
    await newAccount("other.name@example.com");
    const { view } = await confirmed({ ...FORM, email: "other.name@example.com", lastName: "Stranger" });
    await expect
      .poll(
        async () => (await queue()).find(({ requestNumber }) => requestNumber === view.requestNumber)?.note,
      )
      .toContain("last name");
  });
});

describe("Asking to be deleted", () => {
  it("waits for an order that is not finished, and says so", async () => {
    const email = "open.order@example.com";
    const headers = await newAccount(email);
    const [vehicleId] = await listAvailable(app.call);
    await placeOrder(app.call, { headers, vehicleId: vehicleId!, until: "submitted", buyer: { email } });
    const { token } = await confirmed({ ...FORM, kind: "delete", email, lastName: "Newcomer" });
    await expect
      .poll(
        async () => (await mailsTo(email)).some(({ text }) => text.includes("an order that isn't finished")),
        {
          timeout: 20_000,
        },
      )
      .toBe(true);
    expect(await stands(token)).toMatchObject({ status: "OPEN" });
  }, 40_000);

  it("erases the account and everything that hangs on it", async () => {
    const email = "leaving@example.com";
    const headers = await newAccount(email);
    expect((await app.call("/api/profile", { headers })).status).toBe(200);
    const { token } = await confirmed({ ...FORM, kind: "delete", email, lastName: "Newcomer" });
    await expect.poll(() => stands(token), { timeout: 20_000 }).toMatchObject({ status: "COMPLETED" });
    const free = await app.call(`/public/identity/email-availability?email=${encodeURIComponent(email)}`);
    expect(await free.json()).toEqual({ available: true });
  }, 40_000);
});

describe("The clocks", () => {
  it("extend once to ninety days with a reason, and end with an answer", async () => {
    const person = { ...FORM, kind: "correct", email: "clock@example.com" };
    const { view, token } = await confirmed(person);
    expect((await answer(view.requestNumber, "privacy.extended")).status).toBe(204);
    const extended = await stands(token);
    expect(extended.status).toBe("EXTENDED");
    expect((Date.parse(extended.dueAt) - Date.parse(extended.receivedAt)) / 86_400_000).toBe(90);
    expect((await mailsTo(person.email))[0]?.text).toContain("Two systems must be searched by hand.");
    expect((await answer(view.requestNumber, "privacy.extended")).status).toBe(204);
    expect((await answer(view.requestNumber, "privacy.completed")).status).toBe(204);
    expect((await answer(view.requestNumber, "privacy.denied")).status).toBe(409);
    expect((await stands(token)).status).toBe("COMPLETED");
  });

  it("let a request lapse that nobody confirms", async () => {
    const view = await filed({ ...FORM, email: "nobody@example.com" });
    const token = tokenIn(await mailAbout("nobody@example.com", view));
    await advance(11);
    await expect.poll(() => confirm(token).then(({ status }) => status), { timeout: 20_000 }).toBe(409);
  }, 40_000);
});

describe("Asking for somebody else", () => {
  const AGENT = {
    isAgent: true,
    agentName: "Pat Agent",
    agentEmail: "pat@agency.example",
    isAuthorized: true,
  };

  it("asks the consumer, and tells the agent that it did", async () => {
    const view = await filed({ ...FORM, ...AGENT, email: "consumer@example.com" });
    const mail = await mailAbout("consumer@example.com", view);
    expect(mail.text).toContain("Pat Agent entered it for you");
    expect((await mailAbout("pat@agency.example", view)).text).toContain("confirm that they authorized you");
    expect(tokenIn(await mailAbout("pat@agency.example", view))).toBe("");
  });

  it.each(["Evil http://evil.example", "Visit evil.example now", "<b>Pat</b>"])(
    "carries no words of a stranger's into the consumer's mailbox: %s",
    async (agentName) => {
      const refused = await file({ ...FORM, ...AGENT, agentName });
      expect(refused.status).toBe(400);
      expect(((await refused.json()) as { fields: object }).fields).toHaveProperty("agentName");
    },
  );

  it("names every field that an agent must fill", async () => {
    const refused = await file({ ...FORM, isAgent: true, agentEmail: "no" });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { fields: object }).fields).toMatchObject({
      agentName: "This field is required.",
      agentEmail: "Enter a valid email address.",
      isAuthorized: "Confirm that the consumer authorized you in writing.",
    });
  });
});

it("A link that is none is a 404, whatever is asked of it", async () => {
  const none = "0".repeat(32);
  for (const path of ["", "/report"]) {
    expect((await app.call(`/public/privacy-requests/${none}${path}`)).status).toBe(404);
  }
  expect((await confirm(none)).status).toBe(404);
});
