import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentWordings } from "#modules/credit/domain/consent-settings-schema.ts";
import { CONSENT_TEXTS, type ConsentCode, PHONE_AGREEMENT } from "#modules/credit/domain/consents.ts";
import { demonstrate, giveConsents } from "#modules/credit/server/give-consents.ts";
import { readApplication } from "#modules/credit/server/read-application.ts";
import { setJoint } from "#modules/credit/server/set-joint.ts";
import { findSubmission } from "#modules/credit/server/internal/submission-repo.ts";
import { type CreditWorld, makeCreditWorld, TEST_PAGES } from "#tests/support/credit-world.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";

/** VAL-32: every box is ticked by the person themselves, with a record of its own. */
let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

/** All that are asked for; the first is free. */
const REQUIRED = ["ELECTRONIC_RECORDS", "PRIVACY_NOTICE", "CREDIT_REPORT", "ACCURACY"] as const;
const ticked = (codes: readonly ConsentCode[]) =>
  codes.map((code) => ({ code, version: CONSENT_TEXTS[code].version }));
const code = (expected: string) => ({ details: { code: expected } });
let buyers = 0;
const buyer = () => world.as(`acc_agreeing_${(buyers += 1)}`);

const givenBy = async (ctx: TrackerTestContext, orderNumber: string) =>
  (await readApplication(ctx, { orderNumber })).applicants[0]?.consents
    .filter(({ isGiven }) => isGiven)
    .map((consent) => consent.code);

test.each(REQUIRED.slice(1))("nothing is sent without %s", async (missing) => {
  const ctx = buyer();
  const order = await world.financeDraft(ctx);
  const { orderNumber } = order;
  await world.fillIn(ctx, order);
  const visitor = { orderNumber, role: "PRIMARY" } as const;
  await giveConsents(ctx, visitor, ticked(REQUIRED.filter((one) => one !== missing)));
  expect((await readApplication(ctx, { orderNumber })).isReady).toBe(false);
  await expect(world.submit(ctx, order)).rejects.toMatchObject({
    details: {
      code: "credit.applicationIncomplete",
      fields: { "PRIMARY.terms": expect.any(String) as string },
    },
  });
  await giveConsents(ctx, visitor, ticked(REQUIRED));
  expect((await world.submit(ctx, order)).deal.status).toBe("DPEN");
});

test("nobody has to agree to email, and needs no sample paper without", async () => {
  const ctx = buyer();
  const order = await world.financeDraft(ctx);
  const { orderNumber } = order;
  await world.fillIn(ctx, order);
  await giveConsents(ctx, { orderNumber, role: "PRIMARY" }, ticked(REQUIRED.slice(1)));
  expect((await readApplication(ctx, { orderNumber })).isReady).toBe(true);
  expect((await world.submit(ctx, order)).deal.status).toBe("DPEN");
});

test("words that changed meanwhile are not agreed to, and what was ticked before stays", async () => {
  const ctx = buyer();
  const order = await world.financeDraft(ctx);
  const visitor = { orderNumber: order.orderNumber, role: "PRIMARY" } as const;
  await world.fillIn(ctx, order);
  const current = CONSENT_TEXTS[REQUIRED[0]].version;
  for (const version of [0, -1, current - 1, current + 1, 2 ** 31, 2 ** 53]) {
    const other = [...ticked(REQUIRED.slice(1)), { code: REQUIRED[0], version }];
    await expect(giveConsents(ctx, visitor, other)).rejects.toMatchObject(code("credit.consentChanged"));
  }
  expect(await givenBy(ctx, order.orderNumber)).toEqual(REQUIRED);
});

test("notices by email need the code of the sample paper, in any spelling of it", async () => {
  const ctx = buyer();
  const { orderNumber } = await world.financeDraft(ctx);
  const visitor = { orderNumber, role: "PRIMARY" } as const;
  await expect(giveConsents(ctx, visitor, ticked(["ELECTRONIC_RECORDS"]))).rejects.toMatchObject(
    code("credit.notDemonstrated"),
  );
  // The others need no paper.
  await giveConsents(ctx, visitor, ticked(["PRIVACY_NOTICE"]));
  for (const wrong of ["", "AAAAAA", "' or 1=1", "%", "0".repeat(20)])
    await expect(demonstrate(ctx, visitor, { code: wrong })).rejects.toMatchObject(code("credit.codeWrong"));
  const { rows } = await world.database.owner.query<{ demonstration_code: string }>(
    `select p.demonstration_code from credit_applicant p join credit_application a on a.id = p.application_id
     join orders o on o.id = a.order_id where o.order_number = $1`,
    [orderNumber],
  );
  const right = rows[0]?.demonstration_code ?? "";
  const typed = ` ${right.slice(0, 3).toLowerCase()}-${right.slice(3)} `;
  expect((await demonstrate(ctx, visitor, { code: typed })).applicants[0]?.hasDemonstrated).toBe(true);
  await giveConsents(ctx, visitor, ticked(["ELECTRONIC_RECORDS"]));
  // Exactly what is ticked now counts.
  expect(await givenBy(ctx, orderNumber)).toEqual(["ELECTRONIC_RECORDS"]);
});

test("somebody who joins later makes the first person agree to joint credit, which leaves with them", async () => {
  const ctx = buyer();
  const order = await world.financeDraft(ctx);
  const { orderNumber } = order;
  await world.fillIn(ctx, order);
  const together = { relation: "SIBLING", isCoBuyer: false, isElsewhere: false } as const;
  const joined = await setJoint(ctx, { orderNumber }, together);
  const open = joined.applicants.map(({ role, consents }) => [
    role,
    consents.filter(({ isGiven }) => !isGiven).map((consent) => consent.code),
  ]);
  expect(open).toEqual([
    ["PRIMARY", ["JOINT_INTENT"]],
    ["JOINT", [...REQUIRED, "JOINT_INTENT"]],
  ]);
  const alone = await setJoint(ctx, { orderNumber }, null);
  expect(alone).toMatchObject({ joint: null, isReady: true });
});

test("each record keeps when it was given, and nobody can read from where", async () => {
  const ctx = buyer();
  const order = await world.financeDraft(ctx);
  const visitor = { orderNumber: order.orderNumber, role: "PRIMARY" } as const;
  const from = { ...ctx, caller: { ...ctx.caller, address: "203.0.113.77" } } as TrackerTestContext;
  await world.fillIn(from, order);
  const read = async () => {
    const { rows } = await world.database.owner.query<{ code: string; given_at: Date }>(
      `select c.* from credit_consent c join credit_applicant p on p.id = c.applicant_id
       join credit_application a on a.id = p.application_id join orders o on o.id = a.order_id
       where o.order_number = $1 order by c.code`,
      [order.orderNumber],
    );
    return rows;
  };
  const before = await read();
  expect(before).toHaveLength(REQUIRED.length);
  expect(JSON.stringify(before)).not.toContain("203.0.113.77");
  world.clock.advance({ seconds: 60 });
  await giveConsents(from, visitor, ticked(REQUIRED));
  expect(await read()).toEqual(before);
});

describe("A retailer's own words", () => {
  const ours = "CREDIT_REPORT";
  const text = "{brand} sends your application to banks it knows. Each of them reads your credit report.";
  const worded = (ctx: TrackerTestContext, own: object): TrackerTestContext => {
    const { config } = ctx.tenant;
    const creditApp = { ...config.creditApp, wordings: v.parse(consentWordings, own) };
    return { ...ctx, tenant: { ...ctx.tenant, config: { ...config, creditApp } } };
  };
  const consentOf = async (ctx: TrackerTestContext, orderNumber: string) => {
    const { applicants } = await readApplication(ctx, { orderNumber });
    return applicants[0]?.consents.find((consent) => consent.code === ours);
  };

  test("are another version, which has to be agreed to and is kept as it was shown", async () => {
    const ctx = buyer();
    const order = await world.financeDraft(ctx);
    const { orderNumber } = order;
    const visitor = { orderNumber, role: "PRIMARY" } as const;
    await world.fillIn(ctx, order);
    expect(await consentOf(ctx, orderNumber)).toMatchObject({ isGiven: true, own: {} });
    const own = worded(ctx, { [ours]: { text } });
    const asked = await consentOf(own, orderNumber);
    expect(asked).toMatchObject({ isGiven: false, own: { text } });
    await expect(giveConsents(own, visitor, ticked([ours]))).rejects.toMatchObject(
      code("credit.consentChanged"),
    );
    const version = asked?.version ?? 0;
    const others = ticked(REQUIRED.filter((one) => one !== ours));
    await giveConsents(own, visitor, [...others, { code: ours, version }]);
    expect(await consentOf(own, orderNumber)).toMatchObject({ isGiven: true, version });
    const { rows } = await world.database.owner.query<{ words: string }>(
      `select c.words from credit_consent c join credit_applicant p on p.id = c.applicant_id
       join credit_application a on a.id = p.application_id join orders o on o.id = a.order_id
       where o.order_number = $1 and c.code = $2`,
      [orderNumber, ours],
    );
    const kept = JSON.parse(rows[0]?.words ?? "{}") as { text: string };
    expect(kept.text).toBe(text.replace("{brand}", ctx.tenant.brandName));
  });

  test("are the same version in every language, and another one when any language changes", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.financeDraft(ctx);
    const versionOf = async (own: object) =>
      (await consentOf(worded(ctx, { [ours]: own }), orderNumber))?.version;
    const english = await versionOf({ text });
    expect(await versionOf({ text })).toBe(english);
    expect(await versionOf({ text, spanish: { title: "Informe" } })).not.toBe(english);
    expect(await versionOf({ text: `${text} Really.` })).not.toBe(english);
  });
});

describe("The permission to call and text", () => {
  const given = { phoneConsent: true, phoneConsentVersion: PHONE_AGREEMENT.version };
  const sentWith = async (consent: object) => {
    const ctx = buyer();
    const order = await world.financeDraft(ctx);
    const personal = { ...TEST_PAGES.personal, phoneConsent: undefined, phoneConsentVersion: undefined };
    await world.fillIn(ctx, order, { pages: { ...TEST_PAGES, personal: { ...personal, ...consent } } });
    expect((await world.submit(ctx, order)).deal.status).toBe("DPEN");
    const { id: applicationId = "" } = await ctx.db.transaction(async (trx) => {
      const row = await trx
        .selectFrom("credit_application as application")
        .innerJoin("orders", (join) =>
          join
            .onRef("orders.id", "=", "application.order_id")
            .onRef("orders.tenant_id", "=", "application.tenant_id"),
        )
        .select("application.id")
        .where("application.tenant_id", "=", ctx.tenantId)
        .where("orders.order_number", "=", order.orderNumber)
        .executeTakeFirst();
      return row ?? { id: undefined };
    });
    const key = { applicationId, version: 1 };
    const sent = await ctx.db.transaction((trx) => findSubmission(trx, ctx, key));
    return sent?.applicants[0]?.phoneConsent;
  };

  test("is kept with the words that stood beside it", async () => {
    const kept = await sentWith(given);
    expect(kept?.version).toBe(PHONE_AGREEMENT.version);
    expect(kept?.agreement).toContain(buyer().tenant.brandName);
  });

  test.each([
    ["left out", {}],
    ["taken back", { ...given, phoneConsent: false }],
    ["for other words", { ...given, phoneConsentVersion: PHONE_AGREEMENT.version + 1 }],
    ["for words that nobody named", { phoneConsent: true }],
  ])("that is %s keeps nobody from applying, and allows nothing", async (_, consent) => {
    expect(await sentWith(consent)).toBeNull();
  });
});
