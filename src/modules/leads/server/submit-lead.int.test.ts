import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { parseSmtpUrl } from "#platform/server/config/smtp-address.ts";
import { clock, instantOfLocalTime, localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { makeComposedApp, OTHER_HOST, type Call, type ComposedApp } from "#tests/support/composed-app.ts";
import { dtdProblems, parseDtd, parseXml } from "#tests/support/dtd-validator.ts";
import { listAvailable } from "#tests/support/place-order.ts";
import { headersOf, startTestMailServer } from "#tests/support/test-mail-server.ts";
import { openingDaysOf } from "../domain/opening-hours.ts";
import { testDriveDays, testDriveTimes } from "../domain/test-drive-times.ts";

interface Mail {
  readonly subject: string;
  readonly text: string;
}

const dtd = parseDtd(readFileSync(new URL("../domain/adf-1.0.dtd", import.meta.url), "utf8"));
let app: ComposedApp;
let vehicle: VehicleDetailsView;
let keys: string[];
let people = 0;

beforeAll(async () => {
  app = await makeComposedApp();
  keys = await listAvailable(app.call);
  for (const key of keys) {
    vehicle = await json<VehicleDetailsView>(`/public/inventory/vehicles/${key}`);
    if (vehicle.dealershipId === "sunlane-austin") break;
  }
}, 120_000);
afterAll(() => app.close());

async function json<T>(address: string, call: Call = {}): Promise<T> {
  return (await (await app.call(address, call)).json()) as T;
}
const person = () => ({
  firstName: "Avery",
  lastName: "O'Neil",
  email: `avery.${(people += 1)}@example.com`,
});
const send = (kind: "contact" | "test-drive", body: object, call: Call = {}) =>
  app.call(`/public/leads/${kind}`, { method: "POST", body: { vehicleKey: vehicle.key, ...body }, ...call });
const mailTo = (to: string, host = "localhost") => json<Mail[]>(`/sandbox/api/messages?to=${to}`, { host });
const LEADS = "leads-austin@sunlane.example.com";
const leadsAbout = async (text: string) => (await mailTo(LEADS)).filter((mail) => mail.text.includes(text));
const from = (address: string) => ({ headers: { "x-client-address": address } });

describe("A message to a dealer", () => {
  it("goes to the dealer as valid ADF and to the buyer as a confirmation, and is kept sealed", async () => {
    const { email, ...names } = person();
    const comments = 'Does it tow? <vehicle> & "more" é';
    const answer = await send("contact", {
      ...names,
      email,
      comments,
      phone: "(512) 555-0142",
      phoneConsent: true,
    });
    expect(answer.status).toBe(201);
    const { leadId, dealer } = (await answer.json()) as { leadId: string; dealer: { name: string } };
    expect(dealer.name).toBe(vehicle.rooftop.name);
    const [mail] = await leadsAbout(email);
    const root = parseXml(mail?.text ?? "");
    expect(dtdProblems(root, "adf", dtd)).toEqual([]);
    expect(mail?.text).toContain(leadId);
    expect(mail?.text).toContain('<phone type="voice">5125550142</phone>');
    const [confirmation] = await mailTo(email);
    expect(confirmation?.subject).toBe(`${vehicle.rooftop.name} has your message`);
    expect(confirmation?.text).not.toContain("tow");
    const { rows } = await app.database.owner.query("select * from lead where id = $1", [leadId]);
    expect(rows).toHaveLength(1);
    // Short words would be found by chance in what is sealed.
    expect(JSON.stringify(rows)).not.toMatch(/avery|o'neil|5550142|does it tow/iu);
  });

  it("is one lead however often it arrives, and a new one later", async () => {
    const body = person();
    const twice = { headers: { "idempotency-key": "lead-twice-1" } };
    const first = await (await send("contact", body, twice)).json();
    expect(await (await send("contact", body, twice)).json()).toEqual(first);
    const answers = await Promise.all([1, 2, 3].map(async () => (await send("contact", body)).json()));
    expect(answers).toEqual([first, first, first]);
    expect(await leadsAbout(body.email)).toHaveLength(1);
    await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 601 } });
    expect(await (await send("contact", body)).json()).not.toEqual(first);
    expect(await leadsAbout(body.email)).toHaveLength(2);
  });

  it.each([
    ["a name with digits", { firstName: "A7" }, "firstName"],
    ["no last name", { lastName: undefined }, "lastName"],
    ["an address with a plus sign", { email: "a+b@example.com" }, "email"],
    ["a phone without consent (VAL-09)", { phone: "5125550142" }, "phoneConsent"],
    ["a phone of nine digits", { phone: "512555014", phoneConsent: true }, "phone"],
    ["more than 1000 characters", { comments: "x".repeat(1001) }, "comments"],
  ])("is refused with %s, beside the field", async (_, wrong, field) => {
    const answer = await send("contact", { ...person(), ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field);
  });

  it("is refused for a filled trap, says so, and is taken when a person tries again", async () => {
    const body = person();
    const answer = await send("contact", { ...body, website: "https://spam.example" });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: "lead.notAccepted", message: "Your message was not sent." }),
    ]);
    expect(await leadsAbout(body.email)).toEqual([]);
    expect((await send("contact", { ...body, website: "", elapsedMs: 9_000 })).status).toBe(201);
  });

  it("is taken when a browser filled in the form at once, a few times an hour without an account", async () => {
    const quick = { elapsedMs: 400 };
    const sendQuick = (body: object, headers = {}) =>
      send("contact", { ...body, ...quick }, { headers: { "x-client-address": "203.0.113.20", ...headers } });
    const first = person();
    for (const body of [first, person()]) expect((await sendQuick(body)).status).toBe(201);
    // The same words are the same lead, and cost nothing.
    expect((await sendQuick(first)).status).toBe(201);
    const third = person();
    const refused = await sendQuick(third);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: "lead.notAccepted", message: "Your message was not sent." }),
    ]);
    const slowly = { ...third, elapsedMs: 9_000 };
    expect((await send("contact", slowly, from("203.0.113.20"))).status).toBe(201);
    const signedIn = await app.signIn();
    for (let count = 0; count < 4; count += 1) {
      expect((await sendQuick({ ...person(), comments: `Question ${count}` }, signedIn)).status).toBe(201);
    }
  });

  it("never leaves its retailer", async () => {
    const body = person();
    expect((await send("contact", person())).status).toBe(201);
    expect((await send("contact", body, { host: OTHER_HOST })).status).toBe(404);
    const [theirs = ""] = await listAvailable((address, call) =>
      app.call(address, { ...call, host: OTHER_HOST }),
    );
    expect((await send("contact", { ...body, vehicleKey: theirs })).status).toBe(404);
    expect((await send("contact", { ...body, vehicleKey: theirs }, { host: OTHER_HOST })).status).toBe(201);
    expect(await leadsAbout(body.email)).toEqual([]);
    expect(await mailTo(body.email)).toEqual([]);
    expect(await mailTo(body.email, OTHER_HOST)).toHaveLength(1);
    const { rows } = await app.database.owner.query(
      "select distinct tenant_id from lead where rooftop_id like 'sunlane-%'",
    );
    expect(rows).toEqual([{ tenant_id: "demo" }]);
  });
});

describe("Limits of messages", () => {
  it("take five an hour from one address, the same ones after a restart, and none from it after", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await send("contact", person(), from("203.0.113.7"))).status).toBe(201);
    }
    const refused = await send("contact", person(), from("203.0.113.7"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    const restarted = await app.again();
    const body = { vehicleKey: vehicle.key, ...person() };
    const again = await restarted.call("/public/leads/contact", {
      method: "POST",
      body,
      ...from("203.0.113.7"),
    });
    await restarted.close();
    expect(again.status).toBe(429);
    expect((await send("contact", person(), from("203.0.113.8"))).status).toBe(201);
  });

  it("let a signed-in person through whose neighbors used up the address", async () => {
    const signedIn = await app.signIn();
    const headers = { ...signedIn, "x-client-address": "203.0.113.7" };
    expect((await send("contact", { ...person(), email: "buyer@example.com" }, { headers })).status).toBe(
      201,
    );
  });

  it("send at most five confirmations an hour to one address, and lose no message for it", async () => {
    const body = person();
    for (let count = 0; count < 7; count += 1) {
      expect((await send("contact", { ...body, comments: `Question ${count}` })).status).toBe(201);
    }
    expect(await mailTo(body.email)).toHaveLength(5);
    expect(await leadsAbout(body.email)).toHaveLength(7);
  });

  it("count nothing that was refused for what stands in it", async () => {
    for (let count = 0; count < 8; count += 1) {
      expect((await send("contact", { ...person(), email: "x" }, from("203.0.113.9"))).status).toBe(400);
    }
    expect((await send("contact", person(), from("203.0.113.9"))).status).toBe(201);
  });
});

describe("The wish for a test drive", () => {
  const phone = { phone: "5125550143", phoneConsent: true };
  const calendar = async () => {
    const { now } = await json<{ now: string }>("/sandbox/api/clock", {
      method: "POST",
      body: { advanceSeconds: 0 },
    });
    const [demo] = demoTenants;
    if (demo === undefined) throw new Error("no demo tenant");
    const hours = openingDaysOf(demo.config, vehicle.rooftop.id);
    const local = localTimeOf(Date.parse(now), vehicle.rooftop.timeZone);
    return { hours, local, days: testDriveDays(hours, local) };
  };

  it("names day and hour in the rooftop's own time", async () => {
    const { hours, local, days } = await calendar();
    const preferredDate = days[3] ?? "";
    const minutes = testDriveTimes(hours, preferredDate, local)[2] ?? 0;
    const body = person();
    const answer = await send("test-drive", {
      ...body,
      ...phone,
      preferredDate,
      preferredTime: clock(minutes),
    });
    expect(answer.status).toBe(201);
    const [mail] = await leadsAbout(body.email);
    const at = /<earliestdate>(.*)<\/earliestdate>/u.exec(mail?.text ?? "")?.[1] ?? "";
    expect(at.startsWith(`${preferredDate}T${clock(minutes)}:00-0`)).toBe(true);
    const { timeZone } = vehicle.rooftop;
    expect(Date.parse(at)).toBe(instantOfLocalTime({ date: preferredDate, minutes }, timeZone));
    expect(dtdProblems(parseXml(mail?.text ?? ""), "adf", dtd)).toEqual([]);
    expect((await mailTo(body.email))[0]?.subject).toContain("test drive request");
  });

  it("may leave the hour open", async () => {
    const { days } = await calendar();
    const body = { ...person(), ...phone, preferredDate: days[1] ?? "" };
    expect((await send("test-drive", body)).status).toBe(201);
  });

  it("is refused without a phone, in the past, too far ahead, or when nobody is there", async () => {
    const { local, days } = await calendar();
    const fields = async (body: object) => {
      const answer = await send("test-drive", {
        ...person(),
        ...phone,
        preferredDate: days[1] ?? "",
        ...body,
      });
      return [answer.status, ...Object.keys(((await answer.json()) as { fields?: object }).fields ?? {})];
    };
    expect(await fields({ phone: undefined, phoneConsent: undefined })).toEqual([400, "phone"]);
    expect(await fields({ preferredDate: undefined })).toEqual([400, "preferredDate"]);
    expect(await fields({ preferredDate: "2026-02-30" })).toEqual([400, "preferredDate"]);
    expect(await fields({ preferredDate: addDays(local.date, -1) })).toEqual([400, "preferredDate"]);
    expect(await fields({ preferredDate: addDays(local.date, 31) })).toEqual([400, "preferredDate"]);
    expect(await fields({ preferredTime: "03:00" })).toEqual([400, "preferredTime"]);
  });
});

describe("Messages while the mail server is down", () => {
  it("are taken, wait, and reach dealer and buyer once it is back", async () => {
    const down = await startTestMailServer();
    await down.close();
    const server = parseSmtpUrl(`smtp://127.0.0.1:${down.port}`);
    if (server === undefined) throw new Error("no address");
    const worker = await app.again({
      role: "worker",
      messaging: { smtp: { server, from: "no-reply@mail.example.com" }, twilio: undefined },
    });
    const body = person();
    expect((await send("contact", { ...body, comments: "Are you there?" })).status).toBe(201);
    const tries = async () =>
      (
        await app.database.owner.query(
          "select attempts from message_outbox where template like 'leads.%' order by created_at desc limit 2",
        )
      ).rows;
    await expect
      .poll(async () => (await tries()).every((row) => row.attempts > 0), { timeout: 20_000 })
      .toBe(true);
    const up = await startTestMailServer({ port: down.port });
    const received = () => up.received.filter(({ raw }) => raw.includes(body.email));
    await expect.poll(() => received().length, { timeout: 60_000 }).toBe(2);
    const lead = received().find(({ to }) => to.includes(LEADS));
    if (lead === undefined) throw new Error("the dealer got nothing");
    expect(headersOf(lead)).toMatchObject({
      "reply-to": [body.email],
      "content-type": [expect.stringMatching(/^text\/plain/u)],
    });
    const source = lead.raw
      .slice(lead.raw.indexOf("\r\n\r\n") + 4)
      .replace(/=\r\n/gu, "")
      .replaceAll("=3D", "=");
    expect(dtdProblems(parseXml(source.trim()), "adf", dtd)).toEqual([]);
    await worker.close();
    await up.close();
  }, 90_000);
});
