import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { detailsOf } from "#modules/orders/domain/order-party.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requireOrder, requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { orderFactsFrom } from "#modules/orders/server/order-facts.ts";
import { recordCoBuyer } from "#modules/orders/server/order-parties.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { betweenStatements, untilDoneOrWaiting } from "#tests/support/between-statements.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { retailerSays } from "#tests/support/retailer-says.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { jpegFile, jpegSegment, pngChunk, pngFile } from "#tests/support/test-files.ts";
import type { CaptureReading, IdCaptureProvider } from "../providers/id-capture-provider.ts";
import { personaWebhooks } from "../providers/persona/persona-webhooks.ts";
import { personaEvent, personaInquiry } from "#tests/vendors/persona/persona-samples-data.ts";
import { idStepStatus } from "../domain/id-step-status.ts";
import { applyIdOutcome } from "./apply-id-outcome.ts";
import { expectCoBuyer } from "./expect-co-buyer.ts";
import { getIdVerification, readIdVerification } from "./get-id-verification.ts";
import { idFactSource } from "./id-fact-source.ts";
import { readCaptureForm } from "./internal/read-capture-form.ts";
import { openCapture } from "./open-capture.ts";
import { openIdLinkHere, sendIdLink } from "./send-id-link.ts";
import { checkCapture, settleCapture } from "./settle-capture.ts";
import { startCapture } from "./start-capture.ts";
import { submitCapture } from "./submit-capture.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const ORIGIN = "https://shop.test";
const idStep = (order: OrderView) =>
  world.ctx.db.transaction(async (trx) => {
    const owned = await requireOwnedOrder(trx, world.ctx, order.orderNumber);
    const { record: facts, orderIdStatus } = await readIdVerification(trx, world.ctx, owned);
    return idStepStatus({ ...facts, recordStatus: facts.status, orderStatus: orderIdStatus });
  });
const record = (order: OrderView) => getIdVerification(world.ctx, order);

async function linkHere({ orderNumber }: OrderView): Promise<string> {
  const { path } = await openIdLinkHere(world.ctx, { orderNumber, idState: null });
  return path.split("/").at(-1)!;
}

const pictures = () =>
  (["front", "back"] as const).map((side) => ({
    side,
    format: "png" as const,
    bytes: new Uint8Array(freshPng()),
  }));
const submit = (token: string, documentNumber = "D1234567", ctx: TrackerTestContext = world.system) =>
  submitCapture(ctx, { token, action: "submit", documentNumber, issuingState: "TX", pictures: pictures() });

const latin1 = (text: string) => Buffer.from(text, "latin1");

/** Driver's licenses among the deal's documents. */
const licenses = async ({ orderNumber }: OrderView) =>
  world.ctx.db.transaction((trx) =>
    trx
      .selectFrom("document")
      .innerJoin("orders", "orders.id", "document.order_id")
      .select("document.format")
      .where("orders.order_number", "=", orderNumber)
      .where("document.type", "=", "DriversLicense")
      .execute(),
  );

describe("A buyer on a phone", () => {
  it("goes on without a text, and is done there", async () => {
    const order = await world.submittedOrder();
    const before = (await listSandboxMessages(world.ctx, { to: "5122345678" })).length;
    const token = await linkHere(order);
    expect(await record(order)).toMatchObject({ status: "INITIATED", sentTo: null, transactionsAmount: 1 });
    // The phone of the order, which nobody has to type again.
    expect(await record(order)).toMatchObject({ knownPhone: expect.stringMatching(/^\d{10}$/) as unknown });
    expect((await listSandboxMessages(world.ctx, { to: "5122345678" })).length).toBe(before);
    expect(await openCapture(world.system, { token })).toEqual({
      state: "open",
      isHosted: false,
      isStarted: false,
    });
    await submit(token);
    expect(await idStep(order)).toBe("COMPLETED");
  });

  it("cannot go on with a link that a text replaced", async () => {
    const order = await world.submittedOrder();
    const token = await linkHere(order);
    const { orderNumber } = order;
    await sendIdLink(world.ctx, { orderNumber, phone: "5122345678", idState: null });
    expect(await openCapture(world.system, { token })).toMatchObject({ state: "replaced" });
    await expect(submit(token)).rejects.toThrow("idVerification.linkInvalid");
  });
});

describe("The link of an order that is over", () => {
  it("asks for no pictures, and says why", async () => {
    const order = await world.submittedOrder();
    const token = await linkHere(order);
    await world.system.db.transaction((trx) =>
      transitionOrder(trx, world.system, {
        orderId: order.deal.dealId,
        orderStatus: "CANCELED",
        actor: "retailer",
        reason: "test",
      }),
    );
    expect(await openCapture(world.system, { token })).toMatchObject({ state: "closed" });
    await expect(submit(token)).rejects.toThrow("idVerification.linkInvalid");
  });
});

describe("The text with the link (VAL-09)", () => {
  it("goes to another number than the order's only with consent", async () => {
    const { orderNumber } = await world.submittedOrder();
    const link = { orderNumber, phone: "5122345679", idState: null, origin: ORIGIN };
    await expect(sendIdLink(world.ctx, link)).rejects.toMatchObject({
      details: { fields: { phoneConsent: "Please agree to be contacted at this number." } },
    });
    await expect(sendIdLink(world.ctx, { ...link, phoneConsent: true })).resolves.toMatchObject({
      transactionsAmount: 1,
    });
  });
});

describe("One captured license (FLG-16)", () => {
  it("is the document the deal asks for", async () => {
    const order = await world.submittedOrder();
    await submit(await linkHere(order));
    expect(await licenses(order)).toEqual([{ format: "png" }, { format: "png" }]);
  });

  it("is none where the retailer keeps ID and documents apart", async () => {
    const order = await world.submittedOrder();
    const { tenant } = world.system;
    const flags = { ...tenant.flags, prevent_idv_override_on_doc_upload: true };
    await submit(await linkHere(order), "D1234567", { ...world.system, tenant: { ...tenant, flags } });
    expect(await idStep(order)).toBe("COMPLETED");
    expect(await licenses(order)).toEqual([]);
  });

  it.each(["D0000", "D1111"])("is none when the check ends otherwise (%s)", async (number) => {
    const order = await world.submittedOrder();
    await submit(await linkHere(order), number);
    expect(await licenses(order)).toEqual([]);
  });
});

describe("Illinois (OP-19)", () => {
  it("named on the phone ends the capture without a picture; the step is ready for the retailer", async () => {
    const order = await world.submittedOrder();
    const token = await linkHere(order);
    const attempt = { token, action: "submit", documentNumber: "D1234567", issuingState: "IL" } as const;
    await expect(submitCapture(world.system, attempt)).rejects.toThrow("idVerification.inPersonOnly");
    await submitCapture(world.system, { token, action: "in-person", issuingState: "IL" });
    expect(await record(order)).toMatchObject({ status: null, isInPersonOnly: true, transactionsAmount: 0 });
    expect(await idStep(order)).toBe("READY");
    await expect(linkHere(order)).rejects.toThrow("idVerification.inPersonOnly");
  });
});

describe("A provider that is down", () => {
  it("leaves the link usable", async () => {
    const order = await world.submittedOrder();
    const token = await linkHere(order);
    await expect(submit(token, "D9999")).rejects.toThrow("idVerification.unavailable");
    expect(await submit(token)).toEqual({ outcome: "SUCCESSFUL" });
  });
});

describe("Captures on the provider's pages", () => {
  const inquiries = new Map<string, CaptureReading>();
  const redacted: string[] = [];
  let ctx: TrackerTestContext;
  beforeEach(() => {
    inquiries.clear();
    redacted.length = 0;
    const idCaptureProvider: IdCaptureProvider = {
      isHosted: true,
      start(_ctx, { verificationRef, captureRef }) {
        const ref = captureRef ?? `inq_${verificationRef.replaceAll(/[-_]/gu, "")}`;
        inquiries.set(ref, { kind: "capture", captureRef: ref, verificationRef, outcome: null, states: [] });
        return Promise.resolve({ kind: "hosted", captureRef: ref, url: `https://vendor.test/${ref}` });
      },
      read: (_ctx, ref) => Promise.resolve(inquiries.get(ref) ?? { kind: "unknown" }),
      redact(_ctx, ref) {
        redacted.push(ref);
        return Promise.resolve("done");
      },
    };
    ctx = { ...world.system, idCaptureProvider };
  });

  async function startHosted(order: OrderView) {
    const token = await linkHere(order);
    const started = await startCapture(ctx, { token, origin: ORIGIN });
    if (started.kind !== "hosted") throw new Error("not hosted");
    return { token, ref: started.captureRef };
  }
  const say = (ref: string, change: Partial<CaptureReading>) =>
    inquiries.set(ref, { ...inquiries.get(ref)!, ...change });
  const tell = (ref: string) => {
    const inquiry = personaInquiry({ id: ref, reference: "lie", status: "approved" });
    const payload = personaEvent({ id: "evt_1", name: "inquiry.approved", inquiry });
    return personaWebhooks.apply(ctx, {
      eventId: "evt_1",
      type: "inquiry.approved",
      occurredAt: null,
      receivedAt: new Date(0),
      payload,
    });
  };

  it("end by webhook, which is believed only as far as the provider confirms it", async () => {
    const order = await world.submittedOrder();
    const { token, ref } = await startHosted(order);
    await tell(ref);
    expect(await idStep(order)).toBe("IN_PROGRESS");
    expect(await checkCapture(ctx, { token })).toEqual({ outcome: null });
    say(ref, { outcome: "SUCCESSFUL" });
    await tell(ref);
    await tell(ref);
    expect(await idStep(order)).toBe("COMPLETED");
    expect(await checkCapture(ctx, { token })).toEqual({ outcome: "SUCCESSFUL" });
  });

  it("fail and are tried again; the capture of before changes nothing then", async () => {
    const order = await world.submittedOrder();
    const first = await startHosted(order);
    say(first.ref, { outcome: "FAILED" });
    expect(await checkCapture(ctx, first)).toEqual({ outcome: "FAILED" });
    expect(await idStep(order)).toBe("NEEDS_ATTENTION");
    const second = await startHosted(order);
    say(first.ref, { outcome: "SUCCESSFUL" });
    await tell(first.ref);
    expect(await idStep(order)).toBe("IN_PROGRESS");
    say(second.ref, { outcome: "SUCCESSFUL" });
    await tell(second.ref);
    expect(await idStep(order)).toBe("COMPLETED");
  });

  it("of somebody else or of nobody are not taken", async () => {
    const order = await world.submittedOrder();
    const { ref } = await startHosted(order);
    const stranger: CaptureReading = {
      kind: "capture",
      captureRef: "inq_stranger",
      verificationRef: inquiries.get(ref)!.verificationRef,
      outcome: "SUCCESSFUL",
      states: [],
    };
    inquiries.set("inq_stranger", stranger);
    for (const captureRef of ["inq_stranger", "inq_nobody"])
      await expect(settleCapture(ctx, { captureRef })).rejects.toThrow("idVerification.captureUnknown");
    expect(await idStep(order)).toBe("IN_PROGRESS");
  });

  it("of an Illinois license are forgotten and go on in person", async () => {
    const order = await world.submittedOrder();
    const { ref } = await startHosted(order);
    say(ref, { outcome: "SUCCESSFUL", states: ["IL"] });
    await tell(ref);
    expect(redacted).toEqual([ref]);
    expect(await record(order)).toMatchObject({ isInPersonOnly: true, status: null });
    expect(await idStep(order)).toBe("READY");
  });

  it("go on under the same name, and take no pictures of ours", async () => {
    const order = await world.submittedOrder();
    const { token, ref } = await startHosted(order);
    expect(await startCapture(ctx, { token, origin: ORIGIN })).toMatchObject({ captureRef: ref });
    expect(await openCapture(ctx, { token })).toMatchObject({ isHosted: true, isStarted: true });
    await expect(submit(token, "D1234567", ctx)).rejects.toThrow("idVerification.unavailable");
    world.clock.advance({ hours: 24 });
    await expect(startCapture(ctx, { token, origin: ORIGIN })).rejects.toThrow("idVerification.linkInvalid");
  });
});

describe("Bytes that only begin like a picture", () => {
  it.each([
    ["a picture that ends too soon", "png", freshPng().subarray(0, -6), "front"],
    ["a program behind a picture's first bytes", "jpg", latin1("\xff\xd8\xff\xe0MZ\x90"), "back"],
    ["a picture with a script in it", "png", pngFile(pngChunk("tEXt", latin1("c\0<script>x"))), "back"],
    [
      "a picture with a ZIP behind it",
      "jpg",
      Buffer.concat([jpegFile(), latin1("PK\x03\x04payload")]),
      "front",
    ],
  ] as const)("are checked by nobody, and the link still works: %s", async (_what, format, bytes, side) => {
    const order = await world.submittedOrder();
    const token = await linkHere(order);
    const evaluate = () => Promise.reject(new Error("somebody checked it"));
    const ctx = { ...world.system, idCaptureProvider: { ...world.system.idCaptureProvider, evaluate } };
    const sent = pictures().map((one) => (one.side === side ? { side, format, bytes } : one));
    const attempt = { token, action: "submit", documentNumber: "D1234567", issuingState: "TX" } as const;
    await expect(submitCapture(ctx, { ...attempt, pictures: sent })).rejects.toMatchObject({
      kind: "invalid",
      details: { code: "body.invalid", fields: { [side]: expect.any(String) } },
    });
    expect((await submit(token)).outcome).toBe("SUCCESSFUL");
  });

  it("are taken without their notes, also by the service", async () => {
    const token = await linkHere(await world.submittedOrder());
    const checked: Uint8Array[] = [];
    const evaluate = async (_ctx: unknown, capture: { pictures: readonly { bytes: Uint8Array }[] }) => {
      checked.push(...capture.pictures.map(({ bytes }) => bytes));
      return {
        kind: "capture" as const,
        captureRef: "inq_checked",
        verificationRef: null,
        outcome: "SUCCESSFUL" as const,
        states: [],
      };
    };
    const ctx = { ...world.system, idCaptureProvider: { ...world.system.idCaptureProvider, evaluate } };
    const noted = jpegFile(jpegSegment(0xe1, latin1("Exif\0\0 30.2 N")));
    const sent = (["front", "back"] as const).map((side) => ({ side, format: "jpg" as const, bytes: noted }));
    const attempt = { token, action: "submit", documentNumber: "D1234567", issuingState: "TX" } as const;
    await submitCapture(ctx, { ...attempt, pictures: sent });
    expect(checked.map((bytes) => Buffer.from(bytes))).toEqual([jpegFile(), jpegFile()]);
  });
});

describe("What a phone sends", () => {
  const read = (body: BodyInit, headers: Record<string, string> = {}) =>
    readCaptureForm(new Request("http://shop.test/", { method: "PUT", body, headers }));
  const form = (change: Record<string, string | Blob> = {}) => {
    const data = new FormData();
    const parts = {
      documentNumber: " D1234567 ",
      issuingState: "tx",
      front: new Blob([new Uint8Array(freshPng())]),
      back: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]),
      ...change,
    };
    for (const [name, value] of Object.entries(parts)) data.append(name, value);
    return data;
  };

  it("is two pictures, a number and a state", async () => {
    const sent = await read(form());
    expect(sent).toMatchObject({ documentNumber: "D1234567", issuingState: "TX" });
    expect(sent.pictures.map(({ side, format }) => `${side}.${format}`)).toEqual(["front.png", "back.jpg"]);
  });

  it.each([
    ["text instead of a picture", { front: "picture" }, "front"],
    ["an empty picture", { back: new Blob([]) }, "back"],
    ["a PDF", { front: new Blob(["%PDF-1.7"]) }, "front"],
    ["no state", { issuingState: "Texas" }, "issuingState"],
    ["no number", { documentNumber: "<b>" }, "documentNumber"],
    ["a picture beyond the limit", { back: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]) }, "back"],
  ])("is refused with %s", async (_what, change, field) => {
    await expect(read(form(change as Record<string, string | Blob>))).rejects.toMatchObject({
      kind: "invalid",
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it.each([
    ["no form", "invalid", "{}", { "content-type": "application/json" }],
    ["a form that ends early", "invalid", "--x\r\n", { "content-type": "multipart/form-data; boundary=x" }],
    ["a form without a boundary", "invalid", "x", { "content-type": "multipart/form-data" }],
    [
      "a flood",
      "too-large",
      "x".repeat(21 * 1024 * 1024),
      { "content-type": "multipart/form-data; boundary=x" },
    ],
  ])("is refused when it is %s", async (_what, kind, body, headers) => {
    await expect(read(body, headers)).rejects.toMatchObject({ kind });
  });
});

describe("Who buys together with the owner", () => {
  /** What the order shows of its ID check. */
  const idOfOrder = async (order: OrderView) => {
    const orderFacts = orderFactsFrom([idFactSource]);
    return (await getOrder({ ...world.ctx, orderFacts }, order)).idVerification;
  };

  it("is identified by a link of their own, and the step is done when both are", async () => {
    const order = await world.submittedOrder();
    const { orderNumber, deal } = order;
    const coBuyer = detailsOf({ ...TEST_BUYER, firstName: "Rosa", lastName: "Ortiz", phone: "5122345679" });
    await expect(
      openIdLinkHere(world.ctx, { orderNumber, idState: null, person: "co-buyer" }),
    ).rejects.toMatchObject({ details: { code: "idVerification.noCoBuyer" } });
    await world.ctx.db.transaction(async (trx) => {
      await recordCoBuyer(trx, world.ctx, { orderId: deal.dealId, coBuyer });
      await expectCoBuyer(trx, world.ctx, { orderId: deal.dealId, homeState: "TX" });
    });
    await submit(await linkHere(order));
    expect((await getIdVerification(world.ctx, order)).status).toBe("SUCCESSFUL");
    expect(await idOfOrder(order)).toBeNull();
    const { coBuyer: waiting } = await record(order);
    expect(waiting).toMatchObject({ firstName: "Rosa", isVerified: false, knownPhone: "5122345679" });
    const texted = { orderNumber, phone: "5122345679", idState: null, person: "co-buyer" } as const;
    await expect(sendIdLink(world.ctx, texted)).rejects.toMatchObject({
      details: { code: "idVerification.phoneConsent" },
    });
    await sendIdLink(world.ctx, { ...texted, phoneConsent: true });
    const [message] = await listSandboxMessages(world.ctx, { to: "5122345679" });
    const token = /capture\/([0-9A-Z]{32})/u.exec(message?.text ?? "")?.[1] ?? "";
    await submit(token);
    expect((await record(order)).coBuyer?.isVerified).toBe(true);
    expect(await idOfOrder(order)).toEqual({ status: "COMPLETED" });
    const { rows } = await world.database.owner.query(
      "select distinct type from document where order_id = $1 order by type",
      [deal.dealId],
    );
    expect(rows).toEqual([{ type: "CoBuyerLicense" }, { type: "DriversLicense" }]);
  });

  it("and finishes first has not ended the check: the owner, who did not begin, is missing", async () => {
    const order = await world.submittedOrder();
    const { orderNumber, deal } = order;
    const coBuyer = detailsOf({ ...TEST_BUYER, firstName: "Rosa", lastName: "Ortiz", phone: "5122345679" });
    await world.ctx.db.transaction(async (trx) => {
      await recordCoBuyer(trx, world.ctx, { orderId: deal.dealId, coBuyer });
      await expectCoBuyer(trx, world.ctx, { orderId: deal.dealId, homeState: "TX" });
    });
    const theirs = { orderNumber, idState: null, person: "co-buyer" } as const;
    await submit((await openIdLinkHere(world.ctx, theirs)).path.split("/").at(-1)!);
    expect((await record(order)).coBuyer?.isVerified).toBe(true);
    expect(await idOfOrder(order)).toBeNull();
    expect((await getOrder(world.ctx, order)).orderStatus).not.toBe("ID_VERIFICATION_COMPLETED");
    await submit(await linkHere(order));
    expect(await idOfOrder(order)).toEqual({ status: "COMPLETED" });
    expect((await getOrder(world.ctx, order)).orderStatus).toBe("ID_VERIFICATION_COMPLETED");
  });

  it("may finish at the same moment as the owner, whichever of whose statements comes first", async () => {
    for (let statement = 1, asked = 1; statement <= asked; statement += 1) {
      const placed = await world.submittedOrder();
      const { deal, orderNumber } = placed;
      await linkHere(placed);
      await world.ctx.db.transaction((trx) =>
        expectCoBuyer(trx, world.ctx, { orderId: deal.dealId, homeState: "TX" }),
      );
      const finish = (ctx: TrackerTestContext, person: "buyer" | "co-buyer") =>
        ctx.db.transaction(async (trx) => {
          const order = await requireOrder(trx, ctx, { orderNumber });
          await applyIdOutcome(trx, ctx, { order, outcome: "SUCCESSFUL", actor: "id verification", person });
        });
      let theirs: Promise<void> = Promise.resolve();
      const owner = betweenStatements(world.system, {
        statement,
        meanwhile: () => untilDoneOrWaiting(world.database, (theirs = finish(world.system, "co-buyer"))),
      });
      await finish(owner.ctx, "buyer");
      await theirs;
      const { orderStatus } = await getOrder(world.ctx, { orderNumber });
      expect(orderStatus, `after statement ${statement}`).toBe("ID_VERIFICATION_COMPLETED");
      asked = owner.asked();
    }
  });

  it("with a home in Illinois is checked in person, and the owner's own check goes on online", async () => {
    const order = await world.submittedOrder();
    await world.ctx.db.transaction((trx) =>
      expectCoBuyer(trx, world.ctx, { orderId: order.deal.dealId, homeState: "IL" }),
    );
    expect(await record(order)).toMatchObject({
      isInPersonOnly: false,
      coBuyer: { isInPersonOnly: true },
    });
    const theirs = { orderNumber: order.orderNumber, idState: null, person: "co-buyer" } as const;
    await expect(openIdLinkHere(world.ctx, theirs)).rejects.toMatchObject({
      details: { code: "idVerification.inPersonOnly" },
    });
    await submit(await linkHere(order));
    await retailerSays(world.system, { orderNumber: order.orderNumber, event: "id.completed" });
    expect(await idOfOrder(order)).toEqual({ status: "COMPLETED" });
  });
});
