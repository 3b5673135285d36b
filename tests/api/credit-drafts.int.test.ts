import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type DraftPage,
  DRAFT_PAGES,
  PAGE_DRAFTS,
} from "#modules/credit/domain/applicants/applicant-draft.ts";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import {
  applyTogether,
  askAsApplicant,
  type CreditVisitor,
  draftToFinance,
  fillInApplication,
  inviteByMail,
  onPhone,
} from "#tests/support/apply-for-credit.ts";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable } from "#tests/support/place-order.ts";
import { expectSound } from "./expect-sound.ts";
import { hostileValue, NASTY_TEXTS } from "./hostile-values.ts";

/** A real application meets whatever somebody types or sends: nothing fails, and nothing that was saved is lost. */
let app: ComposedApp;
let owner: CreditVisitor & { readonly orderNumber: string };
let phone: CreditVisitor;
beforeAll(async () => {
  app = await makeComposedApp();
  const headers = await app.signIn();
  const [vehicleId = ""] = await listAvailable(app.call);
  const orderNumber = await draftToFinance(app.call, { headers, vehicleId });
  owner = { headers, orderNumber };
  await applyTogether(app.call, owner, { isElsewhere: true });
  const token = await inviteByMail(app.call, owner, "second.hostile@example.com");
  phone = { headers: onPhone(token) };
}, 180_000);
afterAll(() => {
  expect(app.errors).toEqual([]);
  return app.close();
});

const LONGEST = 200;
const put = (visitor: CreditVisitor, body: object, path = "") =>
  askAsApplicant(app.call, visitor, { method: "PUT", path, body });

/** What one person has typed so far, as they are shown it. */
async function typedBy(visitor: CreditVisitor): Promise<Record<string, Record<string, unknown>>> {
  const view = (await (await askAsApplicant(app.call, visitor, {})).json()) as ApplicationView;
  const mine = view.applicants.find(({ isMine }) => isMine);
  return JSON.parse(JSON.stringify(mine?.draft ?? {})) as Record<string, Record<string, unknown>>;
}

const textFieldsOf = (page: DraftPage): string[] =>
  Object.keys(PAGE_DRAFTS[page].entries).filter(
    (field) => !/Address$|Consent(?:Version)?$|^previous/u.test(field),
  );
const visitors = (): (readonly [string, CreditVisitor])[] => [
  ["the owner", owner],
  ["the invited person", phone],
];

describe.each(DRAFT_PAGES)("The page %s", (page) => {
  it("keeps every text in every field exactly as it was typed", async () => {
    for (const [who, visitor] of visitors()) {
      // JSON cannot carry NUL to PostgreSQL; the call says so.
      const texts = NASTY_TEXTS.filter((text) => text.length <= LONGEST && !text.includes("\0"));
      for (const text of texts) {
        const fields = Object.fromEntries(textFieldsOf(page).map((field) => [field, text]));
        const answer = await put(visitor, { page, fields });
        const { status } = await expectSound(answer, `${who} ${page} ${JSON.stringify(text)}`);
        expect({ who, text, status }).toEqual({ who, text, status: 200 });
        expect((await typedBy(visitor))[page]).toEqual(fields);
      }
    }
  });

  it("answers values of any shape soundly, and loses nothing that was saved", async () => {
    const names = Object.keys(PAGE_DRAFTS[page].entries);
    const anything = fc.record(
      Object.fromEntries(names.map((name) => [name, fc.oneof(hostileValue, fc.array(hostileValue))])),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(anything, fc.boolean(), async (fields, isOwner) => {
        const visitor = isOwner ? owner : phone;
        const before = await typedBy(visitor);
        const what = JSON.stringify(fields).slice(0, 300);
        const { status, envelope } = await expectSound(await put(visitor, { page, fields }), what);
        if (status === 200) return;
        expect({ what, status }).toEqual({ what, status: 400 });
        expect(envelope?.["code"]).toMatch(/^body\./u);
        expect(await typedBy(visitor)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it("refuses more than a page holds", async () => {
    const field = textFieldsOf(page)[0] ?? "";
    // A page that was never saved could not be put back as it was.
    await put(owner, { page, fields: { [field]: "Mill" } });
    const before = await typedBy(owner);
    const entry = Object.fromEntries(["employer", "addressLine1", "start"].map((name) => [name, "x"]));
    const tooMuch: Record<string, unknown>[] = [
      { [field]: "x".repeat(LONGEST + 1) },
      { [field]: "\u{1F697}".repeat(LONGEST) },
      { previousJobs: Array.from({ length: 7 }, () => entry), previousHomes: Array(7).fill(entry) },
      { previousJobs: Array(1_000).fill(entry), previousHomes: Array(1_000).fill(entry) },
      { [field]: "x".repeat(70_000) },
      { previousJobs: Array(30_000).fill(null), previousHomes: Array(30_000).fill(null) },
    ];
    for (const fields of tooMuch) {
      const what = JSON.stringify(fields).slice(0, 100);
      const { status } = await expectSound(await put(owner, { page, fields }), what);
      const ignores = !(field in fields) && page !== "employment" && page !== "housing";
      // A list that a page does not know is left out; one of any size ends at the size of a body.
      expect(ignores ? [200, 413] : [400, 413], what).toContain(status);
      if (status !== 200) expect(await typedBy(owner)).toEqual(before);
      else await put(owner, { page, fields: before[page] });
    }
  });
});

describe("A body that is no page", () => {
  const good = { page: "employment", fields: { employer: "Mill" } };
  it.each([
    ["no page", { role: "PRIMARY", fields: {} }],
    ["an unknown page", { role: "PRIMARY", page: "review", fields: {} }],
    ["a page of the prototype", { role: "PRIMARY", page: "__proto__", fields: {} }],
    ["the page of numbers", { role: "PRIMARY", page: "ssn", fields: { ssn: "123-45-6789" } }],
    ["a list of pages", { role: "PRIMARY", page: ["employment"], fields: {} }],
    ["fields as text", { ...good, role: "PRIMARY", fields: "employer=Mill" }],
    ["fields as a list", { ...good, role: "PRIMARY", fields: null }],
    ["no role", good],
    ["a role in small letters", { ...good, role: "primary" }],
    ["another role", { ...good, role: "ADMIN" }],
    ["two roles", { ...good, role: ["PRIMARY", "JOINT"] }],
    ["more than a page", { ...good, role: "PRIMARY", ssn: "123-45-6789" }],
    ["somebody's id", { ...good, role: "PRIMARY", applicantId: "cap_1" }],
  ])("is refused: %s", async (_what, body) => {
    const before = await typedBy(owner);
    const answer = await app.call(`/api/credit-applications/${owner.orderNumber}`, {
      method: "PUT",
      headers: owner.headers,
      body,
    });
    const { status, envelope } = await expectSound(answer, JSON.stringify(body));
    expect(status).toBe(400);
    expect(Object.keys(envelope?.["fields"] as object)).not.toEqual([]);
    expect(await typedBy(owner)).toEqual(before);
  });

  it("survives bytes that are no text, and keeps none of them", async () => {
    const before = await typedBy(owner);
    const head = '{"role":"PRIMARY","page":"employment","fields":{"employer":"';
    const bytes = (...middle: number[]) =>
      new Uint8Array([...Buffer.from(head), ...middle, ...Buffer.from('"}}')]);
    const json = { "content-type": "application/json" };
    for (const [what, body] of [
      ["raw NUL", bytes(0)],
      ["a raw line break", bytes(10)],
      ["a broken escape", new Uint8Array(Buffer.from(`${head}\\x"}}`))],
      ["half a pair", new Uint8Array(Buffer.from(`${head}\\ud800`))],
      ["escaped NUL", new Uint8Array(Buffer.from(`${head}a\\u0000b"}}`))],
      ["two documents", new Uint8Array(Buffer.from(`${head}x"}}${head}y"}}`))],
    ] as const) {
      const answer = await app.call(`/api/credit-applications/${owner.orderNumber}`, {
        method: "PUT",
        headers: { ...owner.headers, ...json },
        body,
      });
      expect((await expectSound(answer, what)).status, what).toBe(400);
    }
    expect(await typedBy(owner)).toEqual(before);
    // Bytes of another alphabet become the sign for an unknown letter, as in every browser.
    const latin = await app.call(`/api/credit-applications/${owner.orderNumber}`, {
      method: "PUT",
      headers: { ...owner.headers, ...json },
      body: bytes(0x4d, 0xfc, 0x6c, 0x6c),
    });
    expect((await expectSound(latin, "Latin-1")).status).toBe(200);
    expect((await typedBy(owner))["employment"]).toEqual({ employer: "M\uFFFDll" });
  });
});

describe("The other calls of an application", () => {
  it.each(["/ssn", "/joint", "/consents", "/demonstration", "/invitation"])(
    "%s takes no value of another shape",
    async (path) => {
      const value = fc.oneof(hostileValue, fc.array(hostileValue));
      const names = "ssn role joint consents code email phone phoneConsent relation".split(" ");
      const body = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
      const method = path === "/demonstration" || path === "/invitation" ? "POST" : "PUT";
      const before = await typedBy(phone);
      await fc.assert(
        fc.asyncProperty(body, async (sent) => {
          const address = `/api/credit-applications/${owner.orderNumber}${path}`;
          const answer = await app.call(address, { method, headers: owner.headers, body: sent });
          const { status } = await expectSound(answer, JSON.stringify(sent).slice(0, 200));
          expect(status).toBeGreaterThanOrEqual(400);
        }),
        { numRuns: 40 },
      );
      expect(await typedBy(phone)).toEqual(before);
    },
  );

  it.each([
    ["", "credit.ssnInvalid"],
    ["123-45-678", "credit.ssnInvalid"],
    ["123-45-6789-0", "credit.ssnInvalid"],
    ["000-45-6789", "credit.ssnInvalid"],
    ["666-45-6789", "credit.ssnInvalid"],
    ["123-00-6789", "credit.ssnInvalid"],
    ["123-45-0000", "credit.ssnInvalid"],
    ["１２３４５６７８９", "credit.ssnInvalid"],
    ["1".repeat(41), "body.invalid"],
    ["' or 1=1 --", "credit.ssnInvalid"],
  ])("the number %j is %s, and not said back", async (ssn, code) => {
    for (const [, visitor] of visitors()) {
      const answer = await put(visitor, { ssn }, "/ssn");
      const { status, envelope } = await expectSound(answer, ssn);
      expect({ status, code: envelope?.["code"] }).toEqual({ status: 400, code });
      if (ssn.trim().length > 3) expect(JSON.stringify(envelope)).not.toContain(ssn);
    }
  });

  it.each([
    "a@example.com\r\nBcc: everybody@example.com",
    "a@example.com, b@example.com",
    "<script>@example.com",
    "a+b@example.com",
    `${"x".repeat(190)}@example.com`,
  ])("no invitation goes to %j", async (email) => {
    const answer = await askAsApplicant(app.call, owner, {
      path: "/invitation",
      method: "POST",
      body: { email, phoneConsent: false },
    });
    const { status, envelope } = await expectSound(answer, email);
    expect(status).toBe(400);
    expect(Object.keys(envelope?.["fields"] as object)).toEqual(["email"]);
    const sent = await app.database.owner.query(
      "select 1 from credit_invitation where sent_to_masked like '%everybody%'",
    );
    expect(sent.rows).toEqual([]);
  });

  it("sends more than six invitations a day to nobody, and says how long to wait", async () => {
    const statuses: number[] = [];
    const { headers } = owner;
    const [vehicleId = ""] = await listAvailable(app.call);
    const another = { headers, orderNumber: await draftToFinance(app.call, { headers, vehicleId }) };
    await applyTogether(app.call, another, { isElsewhere: true });
    for (let round = 0; round < 8; round += 1) {
      const answer = await askAsApplicant(app.call, another, {
        path: "/invitation",
        method: "POST",
        body: { email: "second.hostile@example.com", phoneConsent: false },
      });
      statuses.push((await expectSound(answer, String(round))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("An application of nasty texts", () => {
  it("is never submitted, names every page that is wrong, and can still be filled in", async () => {
    const headers = await app.signIn({ email: "second.buyer@example.com" });
    const [vehicleId = ""] = await listAvailable(app.call);
    const orderNumber = await draftToFinance(app.call, { headers, vehicleId });
    const visitor = { headers, orderNumber };
    const submit = () =>
      app.call(`/api/credit-applications/${orderNumber}/submit`, {
        method: "POST",
        headers,
        body: { acceptedTerms: true },
      });
    await fillInApplication(app.call, visitor);
    for (const text of NASTY_TEXTS.filter((one) => one.length <= LONGEST && !one.includes("\0"))) {
      for (const page of ["personal", "employment", "housing"] as const) {
        const fields = Object.fromEntries(textFieldsOf(page).map((field) => [field, text]));
        await put(visitor, { page, fields });
      }
      const { status, envelope } = await expectSound(await submit(), JSON.stringify(text));
      expect({ text, status, code: envelope?.["code"] }).toEqual({
        text,
        status: 400,
        code: "credit.applicationIncomplete",
      });
      const pages = Object.keys(envelope?.["fields"] as object).toSorted();
      expect(pages).toEqual(["PRIMARY.employment", "PRIMARY.housing", "PRIMARY.personal"]);
    }
    await fillInApplication(app.call, visitor);
    expect((await expectSound(await submit(), "at last")).status).toBe(200);
  });
});
