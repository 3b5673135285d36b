import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { PayoffView } from "#modules/payoffs/domain/payoff-view.ts";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { heldBy, wordCanary } from "#tests/support/canary.ts";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { pngFile } from "#tests/support/test-files.ts";

/** What is owed on a traded-in car: asked of its lender, read off a letter, counted in a deal, and asked again. */
let app: ComposedApp;
let worker: Awaited<ReturnType<ComposedApp["again"]>>;
let headers: Record<string, string>;
let cars: string[];
beforeAll(async () => {
  app = await makeComposedApp();
  worker = await app.again({ role: "worker" });
  headers = await app.signIn();
  cars = await listAvailable(app.call);
}, 180_000);
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await worker.close();
  await app.close();
});

interface Answer<T> {
  readonly status: number;
  readonly body: T & { readonly code?: string; readonly fields?: Record<string, string> };
}

async function ask<T>(address: string, body?: object, method = "POST", as = headers): Promise<Answer<T>> {
  const answer = await app.call(address, { method, headers: as, ...(body && { body }) });
  return { status: answer.status, body: (await answer.json()) as Answer<T>["body"] };
}
const OWN = "/api/trade-in/payoff";
const read = async (): Promise<PayoffView> => (await ask<PayoffView>(OWN, undefined, "GET")).body;

async function startOffer(amountCents: number, more: object = {}) {
  const started = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
  const { capability, view } = (await started.json()) as { capability: string; view: { id: string } };
  const held = { "trade-in": capability };
  await app.call("/public/trade-in/current", {
    method: "PATCH",
    headers: held,
    body: {
      version: 1,
      car: { year: 2016, make: "Saturn", model: "Sample", trim: null, bodyStyle: "sedan" },
      miles: 88_000,
      zipCode: "78701",
      ownership: "FINANCED",
      owedCents: 400_000,
      answers: Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id])),
      ...more,
    },
  });
  await app.call("/public/trade-in/current/offer", { method: "POST", headers: held });
  await app.call(`/sandbox/api/trade-ins/${view.id}/decision`, {
    method: "POST",
    body: { decision: "AVAILABLE", amountCents },
  });
  return { id: view.id, capability, held };
}

/** An offer that the account keeps. */
async function keptOffer(amountCents: number, more: object = {}): Promise<string> {
  const { id, capability } = await startOffer(amountCents, more);
  await ask("/api/trade-in/keep", { capability });
  return id;
}

const loan = (ending: string, more: object = {}) => ({
  lender: "Ally Bank",
  accountNumber: `77-${ending}`,
  lastName: "Sample",
  ssnLast4: "6789",
  consent: true,
  ...more,
});

let next = 0;
const draft = async (): Promise<string> => {
  const vehicleId = cars[(next += 1)] ?? "";
  return (await placeOrder(app.call, { headers, vehicleId, until: "draft" })).orderNumber;
};
const orderPath = (orderNumber: string, more = ""): string => `/api/commerce/orders/${orderNumber}${more}`;

const PICTURE = pngFile();
const BOUNDARY = "cut-here";

/** A letter as a browser sends it: fields first, the file last. */
async function sendLetter(
  fields: Record<string, string>,
  file: Uint8Array | null = PICTURE,
): Promise<Answer<PayoffView>> {
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="letter"; filename="letter.png"\r\nContent-Type: image/png\r\n\r\n`;
  if (file !== null) parts.push(Buffer.from(head), file, Buffer.from("\r\n"));
  const body = new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]));
  const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const answer = await app.call(`${OWN}/letter`, { method: "PUT", headers: { ...headers, ...type }, body });
  return { status: answer.status, body: (await answer.json()) as Answer<PayoffView>["body"] };
}

/** Uploaded files that stay as long as a trade-in does. */
async function lettersKept(): Promise<number> {
  const { rows } = await app.database.owner.query<{ kept: number }>(
    "select count(*)::int as kept from document_object_removal where remove_after > now() + interval '300 days'",
  );
  return rows[0]?.kept ?? 0;
}

describe("A lender that is asked", () => {
  it("says what is owed with interest for ten days, and the deal counts exactly that", async () => {
    await keptOffer(500_000);
    // A loan of its own: interest runs from the day on which it is asked about first, and another test moves the clock.
    const { status, body } = await ask<PayoffView>(OWN, loan("0320", { accountNumber: "91-0320" }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      answer: "QUOTED",
      lender: "Ally Bank",
      accountEnding: "0320",
      quote: { source: "lender", amountCents: 320_000 + 10 * 64, perDiemCents: 64, hasElectronicTitle: true },
      counted: { amountCents: 320_640, isEstimate: false, source: "lender" },
    });
    expect(body.quote?.goodThrough).toBe(addDays(body.today, 10));
    const orderNumber = await draft();
    const { body: order } = await ask<OrderView>(orderPath(orderNumber, "/trade-in"), { use: true });
    expect(order.tradeIn).toMatchObject({
      allowanceCents: 500_000,
      payoffCents: 320_640,
      payoffIsEstimate: false,
      payoff: { source: "lender", lender: "Ally Bank", perDiemCents: 64 },
    });
  });

  it.each([
    ["0001", "NOT_FOUND"],
    ["0002", "NAME_DIFFERS"],
    ["0003", "NO_THIRD_PARTIES"],
    ["0005", "UNAVAILABLE"],
  ])("account …%s: %s, and the owner's word with ten days of interest counts", async (ending, answer) => {
    await keptOffer(500_000);
    const { body } = await ask<PayoffView>(OWN, loan(ending));
    expect(body).toMatchObject({
      answer,
      quote: null,
      counted: { amountCents: 400_880, isEstimate: true, source: "owner" },
    });
  });

  it("is asked for whoever has no account yet, and the account keeps the answer", async () => {
    const { capability, held } = await startOffer(500_000);
    const path = "/public/trade-in/current/payoff";
    const { body } = await ask<PayoffView>(path, loan("0210"), "POST", held);
    expect(body.answer).toBe("QUOTED");
    await ask("/api/trade-in/keep", { capability });
    expect((await read()).counted).toEqual(body.counted);
    expect((await ask(path, undefined, "GET", held)).status).toBe(404);
  });

  it("is asked once for the same words", async () => {
    await keptOffer(500_000);
    const first = await ask<PayoffView>(OWN, loan("0150"));
    const again = await ask<PayoffView>(OWN, loan("0150"));
    expect(again.body).toEqual(first.body);
  });

  it.each([
    ["a misspelled lender", { lender: "Aly Bnak" }, "lender"],
    ["a lender that nobody knows", { lender: "Qwertz Loans" }, "lender"],
    ["a short account number", { accountNumber: "12" }, "accountNumber"],
    ["three digits", { ssnLast4: "678" }, "ssnLast4"],
    ["no name", { lastName: " " }, "lastName"],
    ["no consent", { consent: false }, "consent"],
  ])("is not asked with %s, and the field says so", async (_, wrong, field) => {
    await keptOffer(500_000);
    const { status, body } = await ask<PayoffView>(OWN, { ...loan("0150"), ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect((await read()).answer).toBeNull();
  });

  it("may be one that is not on the list, when its owner says so", async () => {
    await keptOffer(500_000);
    const { body } = await ask<PayoffView>(
      OWN,
      loan("0150", { lender: "Qwertz Loans", isLenderConfirmed: true }),
    );
    expect(body).toMatchObject({ answer: "QUOTED", lender: "Qwertz Loans" });
  });

  it("is never asked about a paid-off car", async () => {
    await keptOffer(500_000, { ownership: "OWNED" });
    expect(await ask(OWN, loan("0150"))).toMatchObject({ status: 409, body: { code: "payoff.nothingOwed" } });
  });

  it("says nothing any more once the car is another", async () => {
    await keptOffer(500_000);
    await ask(OWN, loan("0150"));
    const { body: view } = await ask<{ version: number }>("/api/trade-in", undefined, "GET");
    const other = { year: 2017, make: "Saturn", model: "Other", trim: null, bodyStyle: "sedan" };
    await ask("/api/trade-in", { version: view.version, car: other }, "PATCH");
    expect(await read()).toMatchObject({ answer: null, quote: null, lender: null });
  });
});

describe("What its owner thinks is owed", () => {
  const say = async (owedCents: number): Promise<Answer<object>> => {
    const { body: view } = await ask<{ version: number }>("/api/trade-in", undefined, "GET");
    return ask("/api/trade-in", { version: view.version, owedCents }, "PATCH");
  };

  it.each([
    ["nothing", 0],
    ["less than nothing", -1],
    ["more than ten times the offer", 5_000_001],
  ])("is not %s; the field says so and the offer stays", async (_, owedCents) => {
    await keptOffer(500_000);
    const { status, body } = await say(owedCents);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual(["owedCents"]);
    expect((await ask("/api/trade-in", undefined, "GET")).body).toMatchObject({ decision: "AVAILABLE" });
    expect((await say(5_000_000)).status).toBe(200);
  });
});

describe("A leased car", () => {
  it("counts in no deal until the leasing company has said its price", async () => {
    await keptOffer(500_000, { ownership: "LEASED", owedCents: null });
    const orderNumber = await draft();
    const refused = await ask(orderPath(orderNumber, "/trade-in"), { use: true });
    expect(refused).toMatchObject({ status: 409, body: { code: "tradeIn.payoffNeeded" } });
    expect((await ask<PayoffView>(OWN, loan("0004"))).body).toMatchObject({
      answer: "LEASE_REFUSED",
      counted: null,
    });
    await ask(OWN, loan("0450"));
    const { body } = await ask<OrderView>(orderPath(orderNumber, "/trade-in"), { use: true });
    expect(body.tradeIn).toMatchObject({ ownership: "LEASED", payoffCents: 450_900 });
  });
});

describe("A lender's letter", () => {
  const written = async (more: Record<string, string> = {}) => ({
    lender: "Ally Bank",
    isLenderConfirmed: "false",
    amountCents: "350000",
    perDiemCents: "70",
    goodThrough: addDays((await read()).today, 9),
    ...more,
  });

  it("counts at once as a letter's word, and for sure once a person has read it", async () => {
    const id = await keptOffer(500_000);
    const sent = await sendLetter(await written());
    expect(sent).toMatchObject({
      status: 200,
      body: {
        answer: "LETTER_IN_REVIEW",
        letterName: "letter.png",
        counted: { amountCents: 350_000, source: "letter", isEstimate: true },
      },
    });
    const letter = await app.call(`/sandbox/api/trade-ins/${id}/payoff-letter`);
    expect(Buffer.from(await letter.arrayBuffer()).equals(PICTURE)).toBe(true);
    const review = `/sandbox/api/trade-ins/${id}/payoff-letter`;
    const { version } = await read();
    expect(letter.headers.get("etag")).toBe(`"${version}"`);
    await ask(review, { word: "accept", version });
    expect((await read()).counted).toMatchObject({ amountCents: 350_000, isEstimate: false });
    const { goodThrough } = (await read()).counted ?? {};
    const reads = { amountCents: 355_000, perDiemCents: 70, goodThrough };
    await ask(review, { word: "correct", version: version + 1, ...reads });
    expect((await read()).counted).toMatchObject({ amountCents: 355_000, isEstimate: false });
    await ask(review, { word: "refuse", version: version + 2 });
    expect(await read()).toMatchObject({
      answer: "LETTER_REFUSED",
      counted: { amountCents: 400_880, source: "owner" },
    });
  });

  it("that came after the one somebody looked at is not accepted in its place", async () => {
    const id = await keptOffer(500_000);
    const { version } = (await sendLetter(await written())).body;
    expect((await sendLetter(await written({ amountCents: "10000", perDiemCents: "1" }))).status).toBe(200);
    const review = `/sandbox/api/trade-ins/${id}/payoff-letter`;
    expect((await ask(review, { word: "accept", version })).body.code).toBe("payoff.letterChanged");
    expect((await ask(review, { word: "accept" })).status).toBe(400);
    expect((await read()).answer).toBe("LETTER_IN_REVIEW");
  });

  it.each([
    ["nothing for the interest of a day", { perDiemCents: "" }, "perDiemCents"],
    ["no amount", { amountCents: "0" }, "amountCents"],
    ["a negative amount", { amountCents: "-5" }, "amountCents"],
    ["no number", { amountCents: "a lot" }, "amountCents"],
    ["more than ten times the offer", { amountCents: "5000100" }, "amountCents"],
    ["a month's interest for a day", { perDiemCents: "4000" }, "perDiemCents"],
    ["a day that is over", { goodThrough: "2020-01-01" }, "goodThrough"],
    ["a day that does not exist", { goodThrough: "2027-02-30" }, "goodThrough"],
    ["a day in years", { goodThrough: "2031-01-01" }, "goodThrough"],
    ["an unknown lender", { lender: "Qwertz Loans" }, "lender"],
  ])("with %s is refused beside its field", async (_, wrong, field) => {
    await keptOffer(500_000);
    const { status, body } = await sendLetter({ ...(await written()), ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect((await read()).answer).toBeNull();
  });

  it("goes from the store when its lender is asked instead", async () => {
    await keptOffer(500_000);
    const keptBefore = await lettersKept();
    expect((await sendLetter(await written())).status).toBe(200);
    expect(await lettersKept()).toBe(keptBefore + 1);
    expect((await ask<PayoffView>(OWN, loan("0320"))).body.letterName).toBeNull();
    expect(await lettersKept()).toBe(keptBefore);
  });

  it("that is no paper and no picture is refused, and so is none", async () => {
    await keptOffer(500_000);
    const fields = await written();
    expect(await sendLetter(fields, Buffer.from("MZ\u0090 a program"))).toMatchObject({
      status: 400,
      body: { code: "upload.refused" },
    });
    const none = await sendLetter(fields, null);
    expect(Object.keys(none.body.fields ?? {})).toEqual(["letter"]);
    expect((await read()).letterName).toBeNull();
  });
});

describe("What somebody types about a loan", () => {
  const ACCOUNT = wordCanary("QUIX77CANARY0320");
  const NAME = wordCanary("Zanzibarwell");
  const WORDS = [ACCOUNT, NAME];

  it("is in no column, no answer and no log in plain text", async () => {
    const { id, capability, held } = await startOffer(500_000);
    const said: string[] = [];
    const say = async (address: string, body?: object, method = "POST", as = headers): Promise<void> => {
      const answer = await app.call(address, { method, headers: as, ...(body && { body }) });
      said.push(JSON.stringify([...answer.headers]), await answer.text());
    };
    const typed = loan("0320", { accountNumber: ACCOUNT.typed, lastName: NAME.typed });
    const path = "/public/trade-in/current/payoff";
    await say(path, { ...typed, ssnLast4: "12345" }, "POST", held);
    await say(path, typed, "POST", held);
    await say(path, undefined, "GET", held);
    await ask("/api/trade-in/keep", { capability });
    await say(OWN, undefined, "GET");
    await say("/api/trade-in", undefined, "GET");
    await say(`/sandbox/api/trade-ins/${id}/payoff-letter`, { word: "accept", version: 1 });
    expect((await read()).answer).toBe("QUOTED");
    expect(said.filter((text) => heldBy(text, WORDS).length > 0)).toEqual([]);
    expect(heldBy(JSON.stringify([app.errors, app.security]), WORDS)).toEqual([]);
    const { rows } = await app.database.owner.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    for (const { name } of rows) {
      const all = await app.database.owner.query<{ row: string }>(`select t::text as row from "${name}" t`);
      const inPlain = all.rows.flatMap(({ row }) => heldBy(row, WORDS));
      expect({ name, inPlain }).toEqual({ name, inPlain: [] });
    }
    // The search itself works.
    expect(heldBy(JSON.stringify(typed), WORDS)).toHaveLength(2);
  });
});

describe("When a quote ends before the deal", () => {
  const pass = async (days: number): Promise<void> => {
    const advanceSeconds = days * 86_400;
    await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds } });
    headers = await app.signIn();
  };
  const tradeOf = async (orderNumber: string) =>
    (await ask<{ order: OrderView }>(orderPath(orderNumber), undefined, "GET")).body.order.tradeIn;
  const asked = (dollars: number, days: number): number => dollars * 100 + days * Math.ceil(dollars * 0.02);

  it("the lender is asked again; a draft follows, a submitted order stays, and the owner is told", async () => {
    const id = await keptOffer(700_000);
    await ask(OWN, loan("0330"));
    const orderNumber = await draft();
    await ask(orderPath(orderNumber, "/trade-in"), { use: true });
    await pass(5);
    // The offer ends after a week, and with it the interest in what is owed.
    await app.call(`/sandbox/api/trade-ins/${id}/decision`, {
      method: "POST",
      body: { decision: "AVAILABLE", amountCents: 710_000 },
    });
    await pass(6);
    const again = { timeout: 60_000, interval: 500 };
    await expect.poll(async () => (await read()).quote?.amountCents, again).toBe(asked(3300, 21));
    await expect.poll(async () => (await tradeOf(orderNumber))?.payoffCents, again).toBe(asked(3300, 21));
    const mails = async () => (await app.call("/sandbox/api/messages?to=buyer@example.com")).text();
    await expect.poll(mails, again).toContain("is now $3,313.86");
    expect(await mails()).toContain("$7.26 more than before");

    await ask(orderPath(orderNumber, "/hold"));
    expect((await ask(orderPath(orderNumber, "/submit"), { acceptedTerms: true })).status).toBe(200);
    await pass(11);
    await expect.poll(async () => (await read()).quote?.amountCents, again).toBe(asked(3300, 32));
    expect(await tradeOf(orderNumber)).toMatchObject({ payoffCents: asked(3300, 21) });
  });
});
