import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "#server/composition.ts";
import { DEMO_HOST, makeComposedApp, OTHER_HOST, type ComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { ISOLATION_MATRIX, UPLOAD, type Row, type Target } from "./isolation-matrix-data.ts";

/** Promise 5 and ROLE-05 from outside: whoever is not the owner learns nothing, not even that an order exists. */
type Who = { readonly host: string; readonly headers: Record<string, string> };

let app: ComposedApp;
let target: Target;
const people = {} as Record<"owner" | "otherBuyer" | "otherTenant" | "expired", Who>;

/** Of the right shape, and nobody's. */
const UNKNOWN: Target = {
  orderNumber: "FC00000000000000",
  dealId: "deal_00000000000000000000",
  documentId: "doc_00000000000000000000",
};

beforeAll(async () => {
  app = await makeComposedApp();
  const person = async (host: string, email: string) => ({
    host,
    headers: await app.signIn({ host, email }),
  });
  people.expired = await person(DEMO_HOST, "buyer@example.com");
  await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 2 * 86_400 } });
  people.owner = await person(DEMO_HOST, "buyer@example.com");
  people.otherBuyer = await person(DEMO_HOST, "second.buyer@example.com");
  people.otherTenant = await person(OTHER_HOST, "buyer@example.com");
  const [vehicleId] = await listAvailable(app.call);
  const { headers } = people.owner;
  const order = await placeOrder(app.call, { headers, vehicleId: vehicleId!, until: "submitted" });
  target = { ...order, documentId: await uploadDocument(order.dealId, "DriversLicense") };
  await uploadDocument(order.dealId, "InsuranceCard");
  await app.call(`/sandbox/api/orders/${order.orderNumber}/events`, {
    method: "POST",
    body: { event: "contract.ready" },
  });
}, 120_000);
afterAll(() => app.close());

async function uploadDocument(dealId: string, type: string): Promise<string> {
  const { headers } = people.owner;
  const response = await app.call(`/api/documents/deals/${dealId}/documents/${type}`, {
    ...UPLOAD,
    method: "PUT",
    headers: { ...UPLOAD.headers, ...headers },
  });
  const { data } = (await response.json()) as { data: { documents: { id: string | null }[] } };
  return data.documents.find(({ id }) => id !== null)!.id!;
}

function ask(method: string, row: Row, { who, about }: { who: Who; about: Target }): Promise<Response> {
  const call = row.call?.(about) ?? {};
  return app.call(row.address(about), {
    ...call,
    method,
    host: who.host,
    headers: { ...call.headers, ...who.headers },
  });
}

/** Status and envelope without the one part that differs every time. */
async function answerOf(response: Promise<Response>) {
  const { status, headers } = await response;
  const { correlationId: _, ...envelope } = (await (await response).json()) as Record<string, unknown>;
  return { status, type: headers.get("content-type"), envelope };
}

async function ownersView(): Promise<unknown[]> {
  const read = async (address: string) => (await app.call(address, people.owner)).json();
  return Promise.all([
    read(`/api/commerce/orders/${target.orderNumber}`),
    read(`/public/commerce/history/${target.orderNumber}`),
    read(`/api/documents/deals/${target.dealId}/documents`),
    read(`/api/progress/${target.orderNumber}`),
    read(`/api/payments/${target.orderNumber}`),
  ]);
}

const needAccount = endpoints.filter(({ access }) => access === "account");

describe("The matrix", () => {
  it("has a row for every call that needs an account, and no other", () => {
    const names = needAccount.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(ISOLATION_MATRIX).toSorted()).toEqual(names.toSorted());
  });
});

describe.each(Object.entries(ISOLATION_MATRIX))("%s", (name, row) => {
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

describe("The owner", () => {
  it("is answered at every reading call, so that the matrix asks for something that exists", async () => {
    const reading = Object.entries(ISOLATION_MATRIX).filter(([name]) => name.startsWith("GET "));
    for (const [name, row] of reading) {
      const { status } = await ask("GET", row, { who: people.owner, about: target });
      expect({ name, status }).toEqual({ name, status: 200 });
    }
  });
});
