import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { type ComposedApp, DEMO_HOST, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import { JOINT_PAGES, SSN, TEST_PAGES } from "#tests/support/credit-pages.ts";
import { listAvailable } from "#tests/support/place-order.ts";
import { answerOf } from "./isolation-world.ts";

/** Two people of one application, those of another one and another store: nobody reads or writes for somebody else. */
let app: ComposedApp;
let mine: Couple;
let theirs: Couple;
let elsewhere: Couple;

interface Couple {
  readonly owner: CreditVisitor & { readonly orderNumber: string };
  readonly phone: CreditVisitor;
  readonly token: string;
}

/** What only the primary applicant typed, and what only the second did. */
const PRIMARYS = ["12 Main Street", "Harbor Mills", "Welder", "90,000", "1,200", "07/04/1985", "6780"];
const JOINTS = ["City Library", "Librarian", "52000", "02/03/1987", "5122345679", "6790"];

const EVERY_CALL = [
  { path: "", method: "GET" },
  { path: "", method: "PUT", body: { page: "employment", fields: { employer: "Taken over" } } },
  { path: "/ssn", method: "PUT", body: { ssn: SSN.decline } },
  { path: "/consents", method: "PUT", body: { consents: [] } },
  { path: "/demonstration", method: "GET" },
  { path: "/demonstration", method: "POST", body: { code: "AAAAAA" } },
] as const;

beforeAll(async () => {
  app = await makeComposedApp();
  mine = await makeCouple(DEMO_HOST, "buyer@example.com", "rosa.one@example.com");
  theirs = await makeCouple(DEMO_HOST, "second.buyer@example.com", "rosa.two@example.com");
  elsewhere = await makeCouple(OTHER_HOST, "buyer@example.com", "rosa.three@example.com");
}, 180_000);
afterAll(() => app.close());

/** An application that both have filled in, each on a device of their own. */
async function makeCouple(host: string, email: string, secondEmail: string): Promise<Couple> {
  const headers = await app.signIn({ host, email });
  const [vehicleId = ""] = await listAvailable(app.call, { host });
  const orderNumber = await draftToFinance(app.call, { headers, host, vehicleId });
  const owner = { headers, host, orderNumber };
  await applyTogether(app.call, owner, { isElsewhere: true });
  await fillInApplication(app.call, owner);
  const token = await inviteByMail(app.call, owner, secondEmail);
  const phone = { headers: onPhone(token), host };
  await fillInApplication(app.call, phone);
  return { owner, phone, token };
}

const read = async (visitor: CreditVisitor) =>
  (await (await askAsApplicant(app.call, visitor, {})).json()) as ApplicationView;
/** Whatever order the tests run in: a link that ended answers the same but for the name of its answer. */
const everything = async () => {
  const views = [mine, theirs, elsewhere].flatMap(({ owner, phone }) => [read(owner), read(phone)]);
  return (await Promise.all(views)).map((view) => ({ ...view, correlationId: undefined }));
};

describe("Two people of one application", () => {
  it("are both done, and each sees their own pages only", async () => {
    const [owners, phones] = [await read(mine.owner), await read(mine.phone)];
    expect([owners.isReady, phones.isReady]).toEqual([true, true]);
    expect(phones.applicants.map(({ role, isMine }) => ({ role, isMine }))).toEqual([
      { role: "JOINT", isMine: true },
    ]);
    for (const text of PRIMARYS) expect(JSON.stringify(phones)).not.toContain(text);
    for (const text of JOINTS) expect(JSON.stringify(owners)).not.toContain(text);
    expect(owners.applicants[1]).toMatchObject({ role: "JOINT", isMine: false, draft: null, ssnLast4: null });
  });

  it("are told nothing of each other by any other call of the owner", async () => {
    const { orderNumber, headers } = mine.owner;
    const addresses = [
      `/api/commerce/orders/${orderNumber}`,
      "/api/commerce/orders",
      `/public/commerce/orders/${orderNumber}`,
      `/public/commerce/history/${orderNumber}`,
      `/api/commerce/orders/${orderNumber}/payment-options`,
      `/api/commerce/orders/${orderNumber}/decision`,
      `/api/progress/${orderNumber}`,
      "/api/profile",
    ];
    for (const address of addresses) {
      const text = await (await app.call(address, { headers })).text();
      for (const secret of JOINTS.slice(0, 5)) expect(`${address} ${text}`).not.toContain(secret);
    }
  });

  it.each(["/ssn", "", "/consents", "/demonstration"] as const)(
    "the owner can't act for the second one at %j",
    async (path) => {
      const asJoint = { ...mine.owner, role: "JOINT" } as const;
      const before = await everything();
      for (const call of EVERY_CALL.filter((one) => one.path === path)) {
        if (call.path === "" && call.method === "GET") continue;
        const answer = await answerOf(askAsApplicant(app.call, asJoint, call));
        expect(answer).toMatchObject({ status: 409, envelope: { code: "credit.filledInElsewhere" } });
      }
      expect(await everything()).toEqual(before);
    },
  );

  it("the second one can't act as the first, whatever role they name", async () => {
    const before = await everything();
    for (const body of [
      { role: "PRIMARY", page: "employment", fields: { employer: "Taken over" } },
      { role: "JOINT", page: "employment", fields: { employer: "Taken over" } },
    ]) {
      const answer = await answerOf(askAsApplicant(app.call, mine.phone, { method: "PUT", body }));
      expect(answer).toMatchObject({ status: 400, envelope: { code: "body.invalid" } });
    }
    const { headers } = mine.phone;
    for (const { path, method, ...call } of EVERY_CALL) {
      const address = `/api/credit-applications/${mine.owner.orderNumber}${path}`;
      const body = "body" in call ? { body: { role: "JOINT", ...call.body } } : {};
      const answer = await answerOf(app.call(address, { method, headers, ...body }));
      expect(answer).toMatchObject({ status: 401, envelope: { code: "auth.required" } });
    }
    expect(await everything()).toEqual(before);
  });
});

describe("A link to the second applicant's pages", () => {
  const strangers = (): readonly [string, CreditVisitor][] => [
    ["another device with the right link", { headers: onPhone(mine.token, "1") }],
    ["the link at another store", { headers: onPhone(mine.token), host: OTHER_HOST }],
    ["another store's link here", { headers: onPhone(elsewhere.token), host: DEMO_HOST }],
    ["a device that opened another application", { headers: onPhone("Z".repeat(32)) }],
    ["a link without a device", { headers: { "credit-invitation": mine.token } }],
    [
      "a link in small letters",
      { headers: { "credit-invitation": onPhone(mine.token)["credit-invitation"]!.toLowerCase() } },
    ],
    ["the owner without any link", { headers: mine.owner.headers }],
    ["two links at once", { headers: { "credit-invitation": `${mine.token}.${theirs.token}` } }],
  ];

  it("opens nothing to anybody but the device that opened it first", async () => {
    const before = await everything();
    const nobody = { headers: onPhone("A".repeat(32)) };
    for (const [who, visitor] of strangers()) {
      for (const call of EVERY_CALL) {
        const answer = await answerOf(askAsApplicant(app.call, visitor, call));
        expect({ who, call, ...answer }).toMatchObject({
          status: 404,
          envelope: { code: "credit.invitationInvalid" },
        });
        expect(answer).toEqual(await answerOf(askAsApplicant(app.call, nobody, call)));
      }
    }
    expect(await everything()).toEqual(before);
  });

  it("opens its own application whoever is signed in on that phone", async () => {
    const { headers } = theirs.owner;
    const view = await read({ headers: { ...headers, ...mine.phone.headers } });
    expect(view.orderNumber).toBe(mine.owner.orderNumber);
    expect(view.applicants.map(({ role }) => role)).toEqual(["JOINT"]);
  });

  it.each([
    ["", "."],
    [`${"A".repeat(32)}.`, "no device"],
    [`${"A".repeat(33)}.${"B".repeat(32)}`, "too long"],
    ["x".repeat(9_000), "very long"],
    ["%00.%00", "encoded NUL"],
    [`${"\u00e9".repeat(32)}.${"B".repeat(32)}`, "other letters"],
    [`${"A".repeat(32)}.${"B".repeat(32)}' or 1=1 --`, "SQL"],
    [`Bearer ${"A".repeat(32)}.${"B".repeat(32)}`, "with a scheme"],
  ])("answers garbage as an unknown link: %s", async (header) => {
    for (const call of EVERY_CALL) {
      const answer = await answerOf(
        askAsApplicant(app.call, { headers: { "credit-invitation": header } }, call),
      );
      expect(answer).toMatchObject({ status: 404, envelope: { code: "credit.invitationInvalid" } });
    }
    expect(app.errors).toEqual([]);
  });

  it("ends with the next one, and leaves with the second applicant", async () => {
    const fresh = await inviteByMail(app.call, theirs.owner, "rosa.two@example.com");
    const old = await answerOf(askAsApplicant(app.call, theirs.phone, {}));
    expect(old).toMatchObject({ status: 404, envelope: { code: "credit.invitationInvalid" } });
    const phone = { headers: onPhone(fresh, "7") };
    expect((await read(phone)).applicants[0]?.draft?.employment?.employer).toBe(
      JOINT_PAGES.employment.employer,
    );
    await applyTogether(app.call, theirs.owner, { isElsewhere: false });
    const gone = await answerOf(askAsApplicant(app.call, phone, {}));
    expect(gone).toMatchObject({ status: 404, envelope: { code: "credit.invitationInvalid" } });
    // Nobody inherits what the other typed on a phone of their own.
    const [, joint] = (await read(theirs.owner)).applicants;
    expect(joint).toMatchObject({ isMine: true, draft: {}, ssnLast4: null });
    expect(TEST_PAGES.personal.firstName).toBe((await read(theirs.owner)).applicants[0]?.firstName);
  });
});
