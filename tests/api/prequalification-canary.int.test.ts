import { afterAll, beforeAll, expect, it } from "vitest";
import { heldBy, ssnCanary, wordCanary } from "#tests/support/canary.ts";
import { type Call, type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";

/** Who pre-qualifies is looked for wherever the product writes something. */
let app: ComposedApp;
const said: { readonly address: string; readonly text: string }[] = [];

const BASE = "/public/prequalification";
const SSN = ssnCanary("417-39-2615");
const NEVER_ASKED = ssnCanary("529-81-3615");
const BIRTH = wordCanary("1984-02-29");
const INCOME = wordCanary("9753186");
const NAME = wordCanary("Quagmirewell");
const PHONE = wordCanary("5122347615");
const EMAIL = wordCanary("quixworth.canary@example.com");
const STREET = wordCanary("77 Zanzibar Canary Row");
const SEALED = [SSN, NEVER_ASKED, BIRTH, INCOME, NAME, PHONE, EMAIL, STREET];

beforeAll(async () => {
  app = await makeComposedApp();
}, 180_000);
afterAll(() => app.close());

async function call(address: string, input: Call = {}): Promise<Response> {
  const answer = await app.call(address, input);
  said.push({ address, text: `${JSON.stringify([...answer.headers])} ${await answer.clone().text()}` });
  return answer;
}

async function start(lastName: string): Promise<string> {
  const { version } = (await (await call(`${BASE}/consent`)).json()) as { version: string };
  const body = {
    firstName: NAME.typed,
    lastName,
    birthDate: BIRTH.typed,
    phone: PHONE.typed,
    zipCode: "78701",
    annualIncomeCents: Number(INCOME.typed),
    consent: { version, agreed: true },
    returnTo: "/search",
    startedFrom: "header",
  };
  const headers = { "idempotency-key": `canary-${lastName}` };
  const answer = await call(`${BASE}/sessions`, { method: "POST", headers, body });
  const { capability } = (await answer.json()) as { capability: string };
  return capability;
}

/** The mailbox of the desk shows whole messages: it is asked apart from what is searched. */
async function codeSent(): Promise<string> {
  const messages = await (await app.call(`/sandbox/api/messages?to=${PHONE.typed}`)).json();
  const [{ text = "" } = {}] = messages as { text?: string }[];
  return /\d{6}/u.exec(text)?.[0] ?? "";
}

const send = (path: string, capability: string, body: object) =>
  call(`${BASE}/session${path}`, {
    method: "POST",
    headers: { prequalification: capability, "idempotency-key": `canary${path}` },
    body,
  });

/** Every column of every table as text. */
async function expectSealed(when: string): Promise<void> {
  const { rows } = await app.database.owner.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) {
    const found = await app.database.owner.query<{ row: string }>(`select t::text as row from "${name}" t`);
    const held = found.rows.flatMap(({ row }) => heldBy(row, SEALED));
    expect({ when, name, held }).toEqual({ when, name, held: [] });
  }
}

/** Wherever it has no business: each is refused, and nothing is said back. */
async function sendAstray(capability: string): Promise<void> {
  const digits = SSN.typed.replaceAll("-", "");
  await send("/identity", capability, { ssn: [digits] });
  await send("/identity", capability, { ssn: `000${digits.slice(3)}`, [digits]: digits });
  await send("/passcode/verify", capability, { code: digits });
  await send("/passcode", capability, { channel: digits, email: digits });
  await send("/questions", capability, { answers: [{ questionId: digits, choiceId: digits }] });
  await call(`${BASE}/session`, { headers: { prequalification: digits } });
  await call(`${BASE}/session?ssn=${digits}`, { headers: { prequalification: `pqj_x.${digits}` } });
  await call(`${BASE}/result`, { headers: { prequalification: digits } });
  await call(`${BASE}/sessions`, { method: "POST", body: { phone: digits, birthDate: digits, ssn: digits } });
}

it("leaves nothing of a journey in plain text, whatever page it is on, and says nothing back", async () => {
  const capability = await start("Newcomer");
  await expectSealed("while the code is on its way");
  expect((await send("/passcode/verify", capability, { code: await codeSent() })).status).toBe(200);
  const address = { line1: STREET.typed, city: "Austin", state: "TX", zipCode: "78701" };
  const home = { address, email: EMAIL.typed, emailOptIn: true, textOptIn: true };
  const early = await send("/identity", capability, { ...home, ssn: NEVER_ASKED.typed });
  expect(await early.json()).toMatchObject({ asks: { ssn: true } });
  await sendAstray(capability);
  await expectSealed("before the number is typed");
  const last = await send("/identity", capability, { ...home, ssn: SSN.typed });
  expect(await last.json()).toMatchObject({ step: "result" });
  await expectSealed("with a result");
  for (const path of ["session", "result"])
    await call(`${BASE}/${path}`, { headers: { prequalification: capability } });
  const told = said.filter(({ text }) => heldBy(text, SEALED).length > 0);
  expect(told.map(({ address: where }) => where)).toEqual([]);
  expect(heldBy(JSON.stringify([app.errors, app.security]), SEALED)).toEqual([]);
  // The search itself works.
  const { rows } = await app.database.owner.query("select return_to from prequalification_journey");
  expect(heldBy(JSON.stringify(rows), [wordCanary("/search")])).toEqual(["/search"]);
});
