import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { TranslatedTenants } from "#server/language/translated-tenants.ts";
import { heldBy, wordCanary } from "#tests/support/canary.ts";
import { makeResultWorld, type ResultWorld } from "#tests/support/result-world.ts";
import { readJourney } from "#modules/prequalification/server/journey/read-journey.ts";
import { outdatedTraces, sweepJourneys } from "#modules/prequalification/server/journey/sweep-journeys.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { changeResult } from "../change-result.ts";
import { claimResult } from "../claim-result.ts";
import { collectPrequalification, forgetPrequalification } from "../collect-prequalification.ts";
import { followApplication } from "../follow-application.ts";
import { openPerson, type ResultRow, sealPart } from "../internal/result-repo.ts";
import { prefillOf } from "../prefill-of.ts";
import { readResult } from "../read-result.ts";
import { withdrawResult } from "../withdraw-result.ts";
import { endResults } from "./end-results.ts";
import { forgetAccountResults } from "./forget-account-results.ts";
import { forgetResults, outdatedResults } from "./forget-results.ts";

let world: ResultWorld;
beforeAll(async () => {
  world = await makeResultWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.owner.query("delete from prequalification_result");
});

const translated = new TranslatedTenants();
const translateTenant: TranslatedTenants["translateTenant"] = (tenant, language) =>
  translated.translateTenant(tenant, language);
const OWN = { account: true } as const;
const rich = { annualIncomeCents: 12_000_000 };
/** Days after it was made, at 11 in the morning where the retailer is. */
const at = (days: number, hours = 0) => world.later(days + hours / 24, world.system);
const readAt = (capability: string, days: number) => readResult(world.later(days), { capability });
let people = 0;
const mailbox = () => `life${(people += 1)}@example.com`;
const subjects = async (to: string) =>
  (await listSandboxMessages(world.ctx, { to })).map(({ subject }) => subject).toReversed();
const results = () => world.rows("prequalification_result");

describe("The last day", () => {
  it("is counted in the retailer's days, and over at its midnight whether or not a task has run", async () => {
    const capability = await world.qualify(rich);
    expect(await readAt(capability, 29)).toMatchObject({ state: "mq_approved", daysLeft: 1 });
    expect(await readAt(capability, 30)).toMatchObject({ state: "mq_approved", daysLeft: 0 });
    const over = await readAt(capability, 31);
    expect(over).toMatchObject({ state: "mq_approved_expired", daysLeft: 0, terms: null, moved: null });
    await endResults(at(31));
    expect(await results()).toMatchObject([{ state: "mq_approved_expired" }]);
    expect(await readAt(capability, 31)).toEqual(over);
  });

  it("ends nothing before midnight", async () => {
    await world.qualify(rich);
    await endResults(at(30));
    expect(await results()).toMatchObject([{ state: "mq_approved" }]);
  });

  it("leaves nothing to change afterwards", async () => {
    const capability = await world.qualify(rich);
    const change = changeResult(world.later(31), { capability }, { zipCode: "77002" });
    await expect(change).rejects.toMatchObject({ details: { code: "state.transitionNotAllowed" } });
  });

  it("is told three days before, on the day, and once it is over; each once and by day", async () => {
    const email = mailbox();
    await world.qualifyAtHome({ email, emailOptIn: true }, rich);
    const told = ["Your personalized payments are ready"];
    for (const [days, subject] of [
      [26, undefined],
      [27, "Your pre-qualification ends on July 10, 2026"],
      [28, undefined],
      [30, "Your pre-qualification ends today"],
      [31, "Your pre-qualification has ended"],
      [40, undefined],
    ] as const) {
      await endResults(at(days));
      await endResults(at(days));
      if (subject !== undefined) told.push(subject);
      expect(await subjects(email)).toEqual(told);
    }
  });

  it("is told to nobody at night", async () => {
    const email = mailbox();
    await world.qualifyAtHome({ email, emailOptIn: true }, rich);
    for (const hours of [-2.5, 9, 10, 12]) await endResults(at(30, hours));
    expect(await subjects(email)).toHaveLength(1);
  });

  it("is told once by the newest that counts where nobody could run for days", async () => {
    const email = mailbox();
    await world.qualifyAtHome({ email, emailOptIn: true }, rich);
    await endResults(at(33));
    expect(await subjects(email)).toEqual([
      "Your personalized payments are ready",
      "Your pre-qualification has ended",
    ]);
  });

  it("comes for everybody, however many results end on one day", async () => {
    await world.qualify(rich);
    const [one] = (await results()) as unknown as ResultRow[];
    const person = openPerson(world.ctx, one!);
    const copies = Array.from({ length: 230 }, (_, at) => ({
      ...one!,
      id: `pqr_${at}`,
      journey_id: `pqj_${at}`,
      person_sealed: sealPart(world.ctx, `pqr_${at}`, ["person", person]),
    }));
    await world.ctx.db.transaction((trx) =>
      trx.insertInto("prequalification_result").values(copies).execute(),
    );
    await endResults(at(31));
    const ends = (await results()).map(({ state, told }) => `${String(state)} ${String(told)}`);
    expect(ends).toHaveLength(231);
    expect(new Set(ends)).toEqual(new Set(["mq_approved_expired 3"]));
    await whenDue(world.database, at(62), { run: forgetResults, due: outdatedResults });
    expect(await results()).toEqual([]);
  });

  it("is told to no address without consent, and to the account that claimed it", async () => {
    const email = mailbox();
    const capability = await world.qualifyAtHome({ email, emailOptIn: false }, rich);
    await endResults(at(27));
    expect(await subjects(email)).toHaveLength(1);
    await claimResult(await world.signedIn(email), { capability });
    await endResults(at(30));
    expect(await subjects(email)).toHaveLength(2);
  });

  it("is told in the language in which somebody read the pages", async () => {
    const email = mailbox();
    const spanish = { ...world.ctx, tenant: translateTenant(world.ctx.tenant, "es") };
    await world.qualifyAtHome({ email, emailOptIn: true }, rich, spanish);
    const readers = { languageOf: async () => undefined, translateTenant };
    await endResults({ ...at(30), readers });
    const [mail] = await listSandboxMessages(world.ctx, { to: email });
    expect(mail?.subject).toBe("Su precalificación termina hoy");
    expect(mail?.text).toContain("/es/pre-qualify/result");
  });
});

describe("What nobody needs anymore", () => {
  it("is deleted 30 days after the end, with a record that names nobody", async () => {
    const capability = await world.qualify(rich);
    await whenDue(world.database, at(59), { run: forgetResults, due: outdatedResults });
    expect(await results()).toHaveLength(1);
    await whenDue(world.database, at(62), { run: forgetResults, due: outdatedResults });
    expect(await results()).toEqual([]);
    const record = (await world.rows("prequalification_erasure")).at(-1);
    expect(record).toMatchObject({ what: "result", rule: "thirty-days-after-end" });
    expect(JSON.stringify(record)).not.toContain(capability.split(".")[0]);
    await expect(readAt(capability, 62)).rejects.toMatchObject({ kind: "not-found" });
  });

  it("stays for 25 months where an application that was sent used it", async () => {
    const account = await world.signedIn(mailbox());
    await claimResult(account, { capability: await world.qualify(rich) });
    for (const event of ["applicationPrefilled", "profileCompleted"] as const)
      await world.ctx.db.transaction((trx) => followApplication(trx, world.system, { ...account, event }));
    expect(await readResult(account, OWN)).toMatchObject({ state: "oneview_completed", daysLeft: 30 });
    await whenDue(world.database, at(870), { run: forgetResults, due: outdatedResults });
    expect(await results()).toHaveLength(1);
    await whenDue(world.database, at(890), { run: forgetResults, due: outdatedResults });
    expect(await results()).toEqual([]);
  });
});

describe("An application", () => {
  const follow = (accountId: string, event: "applicationPrefilled" | "profileCompleted", days = 0) =>
    world.ctx.db.transaction((trx) => followApplication(trx, at(days), { accountId, event }));

  it("is prefilled from a result that counts, and moves it as table H says", async () => {
    const account = await world.signedIn(mailbox());
    await claimResult(account, { capability: await world.qualify(rich) });
    const prefill = (days: number) =>
      world.ctx.db.transaction((trx) => prefillOf(trx, at(days), { accountId: account.accountId }));
    expect(await prefill(0)).toMatchObject({
      firstName: "Robin",
      annualIncomeCents: 12_000_000,
      state: "TX",
    });
    expect(await prefill(31)).toBeNull();
    await follow(account.accountId, "profileCompleted");
    expect(await readResult(account, OWN)).toMatchObject({ state: "mq_approved" });
    await follow(account.accountId, "applicationPrefilled");
    expect(await readResult(account, OWN)).toMatchObject({ state: "mf_completed" });
    await follow(account.accountId, "profileCompleted", 31);
    expect(await readResult(account, OWN)).toMatchObject({ state: "mf_completed" });
  });

  it("of an account without a result changes nothing", async () => {
    const { accountId } = await world.signedIn(mailbox());
    await follow(accountId, "applicationPrefilled");
    expect(await results()).toEqual([]);
  });
});

const CANARIES = ["Zyskowska", "1979-11-23", "withdrawn@example.com", "9171717", "5125550837"].map(
  wordCanary,
);

describe("A result that its person takes back", () => {
  const secrets = {
    lastName: "Zyskowska",
    birthDate: "1979-11-23",
    annualIncomeCents: 9_171_717,
    phone: "5125550837",
  };

  it("is gone at once from every table, and a record says who by a hash, when and why", async () => {
    const capability = await world.qualify(secrets);
    const [id = ""] = capability.split(".");
    await withdrawResult(world.ctx, { capability });
    for (const table of ["prequalification_result", "prequalification_journey"])
      expect(JSON.stringify(await world.rows(table))).not.toContain(id);
    const record = (await world.rows("prequalification_erasure")).at(-1);
    expect(record).toMatchObject({ what: "result", rule: "withdrawn", erased_at: world.clock.now() });
    await expect(readResult(world.ctx, { capability })).rejects.toMatchObject({ kind: "not-found" });
    await expect(withdrawResult(world.ctx, { capability })).rejects.toMatchObject({ kind: "not-found" });
  });

  it("stood nowhere in plain text before either", async () => {
    const capability = await world.qualifyAtHome(
      { email: "withdrawn@example.com" },
      { ...secrets, lastName: "Newcomer", phone: "5125550838" },
    );
    await changeResult(world.ctx, { capability }, { zipCode: "77002" });
    const { rows } = await world.database.owner.query<{ table_name: string }>(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'",
    );
    for (const { table_name: table } of rows)
      expect([table, heldBy(JSON.stringify(await world.rows(table)), CANARIES)]).toEqual([table, []]);
  });
});

describe("A decline that its person takes back", () => {
  it("stands for its 30 days without another look at the file, and who it was is a hash only", async () => {
    const form = { ...world.refused(), lastName: "Zyskowska", birthDate: "1979-11-23" };
    const first = await world.qualify(form);
    const before = await readJourney(world.ctx, { capability: first });
    expect(before).toMatchObject({ step: "declined", retryOn: expect.any(String) });
    await withdrawResult(world.ctx, { capability: first });
    expect(await results()).toEqual([]);
    world.asked.length = 0;
    const second = await world.qualify(form, world.later(29));
    expect(world.asked).toEqual([]);
    const { retryOn, bureau } = before;
    const again = { capability: second };
    expect(await readJourney(world.later(29), again)).toMatchObject({ step: "declined", retryOn, bureau });
    const [kept] = (await world.rows("prequalification_decline")).filter(
      (row) => row["retry_on"] === retryOn,
    );
    expect(Object.keys(kept!).toSorted()).toEqual(["bureau", "person_index", "retry_on", "tenant_id"]);
    expect(heldBy(JSON.stringify(kept), CANARIES)).toEqual([]);
  });

  it("is forgotten on the day on which they may ask again", async () => {
    const form = world.refused();
    await withdrawResult(world.ctx, { capability: await world.qualify(form) });
    const later = world.later(31, world.system);
    await whenDue(world.database, later, { run: sweepJourneys, due: outdatedTraces });
    expect(await world.rows("prequalification_decline")).toEqual([]);
    world.asked.length = 0;
    await world.qualify(form, world.later(31));
    expect(world.asked).toEqual(["identify", "softPull"]);
  });

  it("of one person says nothing about another with the same name", async () => {
    const form = { ...world.refused(), lastName: "Namesake" };
    await withdrawResult(world.ctx, { capability: await world.qualify(form) });
    world.asked.length = 0;
    await world.qualify({ ...form, birthDate: "1991-02-03" }, world.later(1));
    expect(world.asked).toEqual(["identify", "softPull"]);
  });
});

describe("An access request", () => {
  it("tells the account's owner what is kept, and nobody else", async () => {
    const [email, other] = [mailbox(), mailbox()];
    const account = await world.signedIn(email);
    await claimResult(account, { capability: await world.qualifyAtHome({ email }, rich) });
    const own = await collectPrequalification(world.ctx, { accountId: account.accountId, email });
    expect(own).toMatchObject([
      { state: "mq_approved", typed: { email }, report: { score: { value: 715 } } },
    ]);
    const { accountId } = await world.signedIn(other);
    expect(await collectPrequalification(world.ctx, { accountId, email: other })).toBeUndefined();
    // Claimed by another account than the address's: it is that account's.
    expect(await collectPrequalification(world.ctx, { accountId, email })).toBeUndefined();
  });

  it("finds what somebody without an account typed, and deletes it with a record", async () => {
    const email = mailbox();
    await world.qualifyAtHome({ email }, rich);
    const subject = { accountId: null, email };
    expect(await collectPrequalification(world.ctx, subject)).toHaveLength(1);
    await forgetPrequalification(world.ctx, subject);
    expect(await collectPrequalification(world.ctx, subject)).toBeUndefined();
    expect((await world.rows("prequalification_erasure")).at(-1)).toMatchObject({ rule: "privacy-request" });
  });
});

describe("An account that is deleted", () => {
  it("leaves no result", async () => {
    const account = await world.signedIn(mailbox());
    await claimResult(account, { capability: await world.qualify(rich) });
    await world.ctx.db.transaction((trx) => forgetAccountResults(trx, world.system, account.accountId));
    expect(await results()).toEqual([]);
    expect((await world.rows("prequalification_erasure")).at(-1)).toMatchObject({ rule: "account-deleted" });
  });
});
