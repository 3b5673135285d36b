import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_HOST, OTHER_HOST } from "#tests/support/composed-app.ts";
import { OPEN_MATRIX } from "./isolation-matrix.ts";
import { answerOf, type IsolationWorld, makeIsolationWorld, UNKNOWN, type Who } from "./isolation-world.ts";

/** The calls that need no account, from outside: nobody learns or moves anything of somebody else's order. */
let world: IsolationWorld;
const ANONYMOUS: Who = { host: DEMO_HOST, headers: {} };

beforeAll(async () => {
  world = await makeIsolationWorld();
}, 120_000);
afterAll(() => world.app.close());

const rows = Object.entries(OPEN_MATRIX).map(([name, row]) => {
  const method = name.slice(0, name.indexOf(" "));
  const ask = async (who: Who, about = world.target) => {
    const answer = await answerOf(world.ask(method, row, { who, about }));
    expect({ name, isSound: answer.status < 500 }).toEqual({ name, isSound: true });
    return answer;
  };
  return { name, row, ask };
});
const those = (...kinds: readonly string[]) => rows.filter(({ row }) => kinds.includes(row.for));

/** Everybody with the credential of another call, store or time. */
const misplaced = (): Who[] => [
  world.people.expired,
  { host: DEMO_HOST, headers: world.people.otherTenant.headers },
  ...Object.values(world.capabilities),
];

function expectNothingAboutTheOrder(answer: object): void {
  const text = JSON.stringify(answer);
  for (const secret of world.secrets) expect(text).not.toContain(secret);
}

/** The same people, where a call would sign them out in new sessions. */
async function buyersFor(endsSession: boolean): Promise<Who[]> {
  const { owner, otherBuyer, otherTenant } = world.people;
  if (!endsSession) return [owner, otherBuyer, otherTenant];
  const again = async (host: string, email: string) => ({
    host,
    headers: await world.app.signIn({ host, email }),
  });
  return [
    await again(DEMO_HOST, "buyer@example.com"),
    await again(DEMO_HOST, "second.buyer@example.com"),
    await again(OTHER_HOST, "buyer@example.com"),
  ];
}

describe.each(those("anybody", "secret"))("$name", ({ row, ask }) => {
  it("answers the owner as everybody else, and nothing about the order", async () => {
    const before = await world.ownersView();
    const seen = await ask(ANONYMOUS);
    // Secrets may be guessed only so often, whoever guesses.
    const same = row.for === "secret" ? [seen.status, 429] : [seen.status];
    for (const who of await buyersFor(row.endsSession === true)) {
      const answer = await ask(who);
      // Retailers may differ in which ways in they have; their buyers do not.
      if (who.host === DEMO_HOST) expect(same).toContain(answer.status);
      expectNothingAboutTheOrder(answer);
    }
    expect(same).toContain((await ask(ANONYMOUS, UNKNOWN)).status);
    expect(await world.ownersView()).toEqual(before);
  });

  it("takes no credential that is expired, another store's, or for one order only", async () => {
    for (const who of misplaced()) expect(await ask(who)).toMatchObject({ status: 401 });
  });
});

describe.each(those("own"))("$name", ({ ask }) => {
  it("takes nobody's account or capability for its own credentials", async () => {
    const before = await world.ownersView();
    for (const who of [ANONYMOUS, ...Object.values(world.people), ...misplaced()]) {
      const answer = await ask(who);
      expect(answer.status).toBeGreaterThanOrEqual(200);
      expectNothingAboutTheOrder(answer);
      expect(JSON.stringify(answer)).not.toMatch(/access_token"|"sub"/u);
    }
    expect(await world.ownersView()).toEqual(before);
  });
});

describe.each(those("signer"))("$name", ({ name, ask }) => {
  it("needs a capability of this store that still runs", async () => {
    const { ofThis: _this, ofOther: _other, ...wrong } = world.capabilities;
    for (const who of [ANONYMOUS, ...Object.values(world.people), ...Object.values(wrong)])
      expect(await ask(who)).toMatchObject({ status: 401 });
  });

  it("is about the capability's own order, whatever other orders there are", async () => {
    const before = await world.ownersView();
    const mine = await ask(world.capabilities.ofThis);
    // Only knowledge was proved: enough to see the steps, not the contract.
    expect(mine.status).toBe(name.endsWith("/progress/signer") ? 200 : 403);
    const theirs = await ask(world.capabilities.ofOther);
    expect(theirs.status).toBe(mine.status);
    expectNothingAboutTheOrder(theirs);
    expect(await world.ownersView()).toEqual(before);
  });
});

describe.each(those("desk"))("$name", ({ name, ask }) => {
  it("is refused to capabilities and expired sessions, and another store's desk knows nothing of the order", async () => {
    for (const who of misplaced()) expect(await ask(who)).toMatchObject({ status: 401 });
    for (const who of [world.people.otherTenant, { host: OTHER_HOST, headers: {} }]) {
      const answer = await ask(who);
      expectNothingAboutTheOrder(answer);
      expect({ name, ...(await ask(who, UNKNOWN)) }).toMatchObject({ name, status: answer.status });
    }
  });
});

describe("Without the desk", () => {
  it("none of its calls exists, for nobody", async () => {
    const live = await world.app.again({ demo: false });
    try {
      for (const { name, row } of those("desk")) {
        const method = name.slice(0, name.indexOf(" "));
        for (const who of [ANONYMOUS, world.people.owner]) {
          const call = row.call?.(world.target) ?? {};
          const headers = { ...call.headers, ...who.headers };
          const { status } = await live.call(row.address(world.target), {
            ...call,
            method,
            host: who.host,
            headers,
          });
          expect({ name, status }).toEqual({ name, status: 404 });
        }
      }
    } finally {
      await live.close();
    }
  });
});

describe("The product's other addresses", () => {
  it.each(["/health", "/ready", "/openapi.json", "/robots.txt", "/sitemap.xml", "/", "/search"])(
    "%s is about nobody, whoever asks",
    async (path) => {
      const { owner, otherBuyer } = world.people;
      for (const who of [ANONYMOUS, owner, otherBuyer]) {
        const answer = await answerOf(world.app.call(path, who));
        expectNothingAboutTheOrder(answer);
      }
    },
  );

  it.each([
    "/orders",
    "/progress/{orderNumber}",
    "/fulfillment/{orderNumber}",
    "/signing?orderNumber={orderNumber}",
  ])("%s is rendered without anything of the order, also for its owner", async (path) => {
    const { status, envelope } = await answerOf(
      world.app.call(path.replace("{orderNumber}", world.target.orderNumber), world.people.owner),
    );
    expect(status).toBeLessThan(500);
    for (const secret of world.secrets.slice(1)) expect(JSON.stringify(envelope)).not.toContain(secret);
  });
});
