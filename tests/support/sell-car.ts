import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import { SALE_PAPERS } from "#modules/vehicle-acquisition/domain/sale-papers.ts";
import type { SaleView } from "#modules/vehicle-acquisition/domain/sale-view.ts";
import type { Call, ComposedApp } from "./composed-app.ts";
import { nextVin } from "./next-vin.ts";

export const SELLER = {
  firstName: "Avery",
  lastName: "Buyer",
  coOwner: null,
  streetAddress: "100 Congress Ave",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  phone: "5122345678",
};
/** What must never be read anywhere. */
export const ACCOUNT_NUMBER = "000123456789";
export const ACCOUNT = {
  holder: "Avery Buyer",
  type: "CHECKING",
  routingNumber: "110000000",
  accountNumber: ACCOUNT_NUMBER,
  accountNumberAgain: ACCOUNT_NUMBER,
};
/** The smallest picture. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** The best answer to every question. */
export const BEST = Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id]));

export interface Answer<T> {
  readonly status: number;
  readonly body: T & { readonly code?: string; readonly fields?: Record<string, string> };
}

/** Somebody who sells a car, with the calls of their pages and of the desk. */
export function sellerOf(app: Pick<ComposedApp, "call">, headers: Record<string, string>) {
  const ask = async <T = SaleView>(address: string, call: Call = {}): Promise<Answer<T>> => {
    const answer = await app.call(address, { headers, ...call });
    return { status: answer.status, body: (await answer.json()) as Answer<T>["body"] };
  };
  const post = (address: string, body: object, method = "POST") => ask(address, { method, body });
  const sale = () => ask("/api/vehicle-sale");
  const seen = async () => {
    const { id, version } = (await sale()).body;
    return { id, version };
  };
  return {
    ask,
    sale,
    /** A car that nobody has prices for, with the amount a person gave it, kept by the account. */
    async keptOffer(amountCents: number, more: object = {}): Promise<string> {
      const started = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
      const { capability, view } = (await started.json()) as { capability: string; view: { id: string } };
      const held = { "trade-in": capability };
      await app.call("/public/trade-in/current", {
        method: "PATCH",
        headers: held,
        body: {
          version: 1,
          car: { year: 2003, make: "Honda", model: "Sample", trim: null, bodyStyle: "sedan" },
          vin: nextVin(),
          miles: 88_000,
          zipCode: "78701",
          ownership: "OWNED",
          answers: BEST,
          ...more,
        },
      });
      await app.call("/public/trade-in/current/offer", { method: "POST", headers: held });
      await app.call(`/sandbox/api/trade-ins/${view.id}/decision`, {
        method: "POST",
        body: { decision: "AVAILABLE", amountCents },
      });
      await post("/api/trade-in/keep", { capability });
      return view.id;
    },
    accept: (more: object = {}) => post("/api/vehicle-sale", { seller: SELLER, ...more }),
    async book(pick = 0) {
      const hours = await ask<{
        rooftops: { rooftop: { id: string }; slots: { date: string; hour: number }[] }[];
      }>("/api/vehicle-sale/hours");
      const first = hours.body.rooftops[0]!;
      const body = { ...(await seen()), rooftopId: first.rooftop.id, slot: first.slots[pick]! };
      return post("/api/vehicle-sale/appointment", body, "PUT");
    },
    giveAccount: async (change: object = {}) =>
      post("/api/vehicle-sale/account", { ...(await seen()), account: { ...ACCOUNT, ...change } }, "PUT"),
    act: async (address: string, more: object = {}) =>
      post(`/api/vehicle-sale${address}`, { ...(await seen()), ...more }),
    /** Every paper that is asked for, as a picture. */
    async uploadAll(): Promise<void> {
      const { body } = await sale();
      const kinds =
        body.ownership === "OWNED" ? SALE_PAPERS : SALE_PAPERS.filter((kind) => !kind.startsWith("TITLE"));
      for (const kind of kinds) {
        const { id, version } = await seen();
        const form = new FormData();
        form.append("documents", new File([PNG], "paper.png", { type: "image/png" }));
        const sent = new Request("http://localhost", { method: "PUT", body: form });
        const answer = await app.call(`/api/vehicle-sale/papers/${kind}?id=${id}&version=${version}`, {
          method: "PUT",
          headers: { ...headers, "content-type": sent.headers.get("content-type") ?? "" },
          body: new Uint8Array(await sent.arrayBuffer()),
        });
        if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
      }
    },
    /** Reads the papers and signs them. */
    async sign(change: object = {}): Promise<Answer<{ kind?: string; sale?: SaleView }>> {
      const { body } = await ask<{ documentHash: string; name: string; coOwnerName: string | null }>(
        "/api/vehicle-sale/papers",
      );
      const { documentHash, name, coOwnerName } = body;
      const signed = { documentHash, name, consent: true, ...(coOwnerName !== null && { coOwnerName }) };
      return ask("/api/vehicle-sale/papers/sign", {
        method: "POST",
        body: { ...(await seen()), ...signed, ...change },
      });
    },
    async copy(): Promise<{ readonly status: number; readonly text: string }> {
      const answer = await app.call("/api/vehicle-sale/papers/copy", { headers });
      return { status: answer.status, text: await answer.text() };
    },
    async desk(event: string, more: object = {}) {
      const { id } = await seen();
      return post(`/sandbox/api/vehicle-sales/${id}/events`, { event, ...more });
    },
  };
}
