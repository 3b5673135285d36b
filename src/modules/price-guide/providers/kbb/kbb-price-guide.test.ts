import { describe, expect, it } from "vitest";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { KBB_API, KBB_SECRET, kbbEnvelope, kbbStub } from "#tests/vendors/kbb/kbb-stub.ts";
import { kbbPriceGuide } from "./kbb-price-guide.ts";

const ID = "KBB-123456";
const OFFER = {
  offerId: ID,
  reference: "trd_1",
  amount: 12_345.5,
  expiresAt: "2026-12-03T00:00:00Z",
  year: 2019,
  miles: 41_000,
};
const ctx = { log: { warn: () => undefined } } as unknown as RequestContext;

async function read(answer: object | undefined) {
  const guide = kbbPriceGuide({
    settings: { apiUrl: KBB_API, signingSecretRef: "env:SECRET_KBB" },
    secrets: () => KBB_SECRET,
    frame: null,
    caller: { fetch: kbbStub(answer === undefined ? {} : { [ID]: answer }), pause: () => Promise.resolve() },
  });
  return guide.read(ctx, ID);
}

describe("An offer of the price guide", () => {
  it("is read again from its signed answer, to the cent", async () => {
    expect(await read(kbbEnvelope(OFFER))).toEqual({
      kind: "offer",
      reference: "trd_1",
      amountCents: 1_234_550,
      expiresAt: OFFER.expiresAt,
      year: 2019,
      miles: 41_000,
    });
  });

  it.each([
    ["200422", { kind: "too-many-miles" }],
    ["200404", { kind: "not-eligible" }],
    ["400003", { kind: "failure", reason: "misconfigured", vendorCode: "kbb-400003" }],
    ["777777", { kind: "failure", reason: "unreadable", vendorCode: "kbb-777777" }],
  ])("with the code %s is none", async (code, reply) => {
    expect(await read(kbbEnvelope(OFFER, { code }))).toEqual(reply);
  });

  it.each([
    ["another key", kbbEnvelope(OFFER, { secret: "somebody else's" })],
    ["another code than was signed", { ...kbbEnvelope(OFFER, { code: "200404" }), code: "200200" }],
    ["another amount than was signed", { ...kbbEnvelope(OFFER), ...dataOf({ ...OFFER, amount: 99_000 }) }],
    ["no signature", { ...kbbEnvelope(OFFER), signature: "" }],
  ])("signed with %s is refused", async (_, answer) => {
    expect(await read(answer)).toEqual({ kind: "failure", reason: "refused", vendorCode: "kbb-signature" });
  });

  it.each([
    ["another offer", kbbEnvelope({ ...OFFER, offerId: "KBB-999999" })],
    ["nothing", kbbEnvelope({ ...OFFER, amount: 0 })],
    ["no shape", kbbEnvelope({})],
  ])("that is about %s is not read", async (_, answer) => {
    expect(await read(answer)).toMatchObject({ kind: "failure", reason: "unreadable" });
  });

  it("that nobody made is unknown", async () => {
    expect(await read(undefined)).toEqual({ kind: "unknown" });
  });
});

function dataOf(offer: object): object {
  return { data: Buffer.from(JSON.stringify(offer)).toString("base64url") };
}
