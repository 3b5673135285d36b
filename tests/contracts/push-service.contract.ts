import { afterEach, beforeEach, expect, test } from "vitest";
import type { PushContent, PushTarget } from "#modules/push-messages/domain/push-content.ts";
import type { PushRequest, PushService } from "#modules/push-messages/providers/push-service.ts";

/** A service, a browser that it serves, and a retailer whose messages the browser agreed to. */
export interface PushServiceCase {
  readonly service: PushService;
  readonly target: PushTarget;
  /** Proof of the retailer the browser agreed to, or of another, made so many hours ago. */
  readonly proof: (of: "retailer" | "stranger", hoursAgo?: number) => Promise<string>;
  readonly seal: (text: string) => Buffer;
  /** What the browser shows, the latest first. */
  readonly shown: () => Promise<readonly PushContent[]>;
  /** Its user blocks the retailer. */
  readonly block: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const NEWS: PushContent = {
  title: "Su auto está listo",
  body: "Fírmelo hoy.",
  path: "/progress/FC1",
  tag: "FC1",
};

/** What every service that brings messages to browsers does (RFC 8030, 8291, 8292). */
export function pushServiceContract(make: () => Promise<PushServiceCase>): void {
  let subject: PushServiceCase;
  beforeEach(async () => {
    subject = await make();
  });
  afterEach(() => subject.close());

  async function send(changed: Partial<PushRequest> = {}): Promise<number> {
    const { service, target, proof, seal } = subject;
    const headers = {
      authorization: await proof("retailer"),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: "86400",
      urgency: "normal",
      ...changed.headers,
    };
    const body = changed.body ?? seal(JSON.stringify(NEWS));
    return service.send({ endpoint: changed.endpoint ?? target.endpoint, headers, body });
  }

  test("takes a sealed message of a retailer that proves itself, and its browser shows it", async () => {
    expect(await send()).toBe(201);
    expect(await subject.shown()).toEqual([NEWS]);
  });

  test("refuses a retailer that the browser did not agree to, and a proof that has ended", async () => {
    const authorizations = [
      await subject.proof("stranger"),
      await subject.proof("retailer", 13),
      "",
      "vapid t=x, k=y",
    ];
    for (const authorization of authorizations) expect(await send({ headers: { authorization } })).toBe(403);
  });

  test.each([
    ["is not encrypted", { headers: { "content-encoding": "identity" } }, 400],
    ["does not say how long it is useful", { headers: { ttl: "soon" } }, 400],
    ["is too long", { body: Buffer.alloc(4097) }, 413],
  ] as const)("refuses a message that %s", async (_what, changed, status) => {
    expect(await send(changed)).toBe(status);
  });

  test("knows no browser at another address", async () => {
    expect([404, 410]).toContain(await send({ endpoint: `${subject.target.endpoint}x` }));
  });

  test("says that a browser is gone once its user blocks the retailer, and shows nothing more", async () => {
    const before = await subject.shown();
    await subject.block();
    expect(await send()).toBe(410);
    expect(await subject.shown()).toEqual(before);
  });
}
