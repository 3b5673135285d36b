import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "#server/modules.ts";
import { DEMO_HOST, OTHER_HOST } from "#tests/support/composed-app.ts";
import { callsWithoutRow } from "./calls-without-row.ts";
import { isolationMatrix, OPEN_MATRIX, WRITTEN_ROWS } from "./isolation-matrix.ts";
import { answerOf, type IsolationWorld, makeIsolationWorld, UNKNOWN, type Who } from "./isolation-world.ts";

/** Promise 5 and ROLE-05 from outside: whoever is not the owner learns nothing, not even that an order exists. */
let world: IsolationWorld;
let people: IsolationWorld["people"];
let target: IsolationWorld["target"];
const ask: IsolationWorld["ask"] = (method, row, call) => world.ask(method, row, call);
const ownersView = () => world.ownersView();

beforeAll(async () => {
  world = await makeIsolationWorld();
  ({ people, target } = world);
}, 120_000);
afterAll(() => world.app.close());

const needAccount = endpoints.filter(({ access }) => access === "account");
const matrix = isolationMatrix(endpoints);

const named = (calls: typeof endpoints) => calls.map(({ method, path }) => `${method} ${path}`).toSorted();

describe("The matrix", () => {
  it("has one row for every call of the product, and no other", () => {
    expect(callsWithoutRow(endpoints)).toEqual([]);
    expect([...matrix.keys()].toSorted()).toEqual(named(needAccount));
    expect(Object.keys(WRITTEN_ROWS).filter((name) => !matrix.has(name))).toEqual([]);
    const others = endpoints.filter(({ access }) => access !== "account");
    expect(Object.keys(OPEN_MATRIX).toSorted()).toEqual(named(others));
  });
});

describe.each([...matrix])("%s", (name, row) => {
  const method = name.slice(0, name.indexOf(" "));

  it("asks for a sign-in, whatever is wrong with the token", async () => {
    const foreign = people.otherTenant.headers;
    const strangers: Who[] = [
      { host: DEMO_HOST, headers: {} },
      { host: OTHER_HOST, headers: {} },
      people.expired,
      { host: DEMO_HOST, headers: foreign },
      { host: DEMO_HOST, headers: { authorization: foreign["authorization"]! } },
      { host: DEMO_HOST, headers: { ...people.owner.headers, "x-id-token": foreign["x-id-token"]! } },
      { host: DEMO_HOST, headers: { authorization: `Bearer ${people.owner.headers["x-id-token"]}` } },
      ...Object.values(world.capabilities),
    ];
    const before = await ownersView();
    for (const who of strangers) {
      const answer = await answerOf(ask(method, row, { who, about: target }));
      expect(answer).toMatchObject({ status: 401, envelope: { code: /^auth\./ } });
    }
    expect(await ownersView()).toEqual(before);
  });

  if (row.own) {
    it("says nothing about anybody else's order", async () => {
      for (const who of [people.otherBuyer, people.otherTenant]) {
        const response = await ask(method, row, { who, about: target });
        const text = await response.text();
        expect(text).not.toContain(target.orderNumber);
        expect(text).not.toContain("avery.orders@example.com");
      }
    });
    return;
  }

  it("answers strangers exactly as if the order did not exist", async () => {
    const before = await ownersView();
    for (const who of [people.otherBuyer, people.otherTenant]) {
      const about = await answerOf(ask(method, row, { who, about: target }));
      expect(about.status).toBe(404);
      expect(about).toEqual(await answerOf(ask(method, row, { who, about: UNKNOWN })));
    }
    const nobody = await answerOf(ask(method, row, { who: people.owner, about: UNKNOWN }));
    expect(nobody.status).toBe(404);
    expect(await ownersView()).toEqual(before);
  });
});

describe("What belongs to an order", () => {
  it("is not there under the number of another one, whoever owns that", async () => {
    const about = { ...target, orderNumber: world.otherOrderNumber, creditNumber: world.otherOrderNumber };
    const name = "GET /api/credit-applications/:orderNumber/notices/:noticeId";
    const letter = matrix.get(name)!;
    const theirs = await answerOf(ask("GET", letter, { who: people.otherBuyer, about }));
    const nothing = { ...about, noticeId: UNKNOWN.noticeId };
    expect(theirs.status).toBe(404);
    expect(theirs).toEqual(await answerOf(ask("GET", letter, { who: people.otherBuyer, about: nothing })));
  });
});

describe("The owner", () => {
  it("is answered at every reading call, so that the matrix asks for something that exists", async () => {
    const reading = [...matrix].filter(([name]) => name.startsWith("GET "));
    for (const [name, row] of reading) {
      const { status } = await ask("GET", row, { who: people.owner, about: target });
      expect({ name, status }).toEqual({ name, status: 200 });
    }
  });
});
