import { afterEach, expect, it } from "vitest";
import type { MessageTransport, OutgoingMessage } from "#modules/messaging/providers/message-transport.ts";

/** What a carrier does with whatever comes: takes it, refuses this recipient for good, is busy, or says nothing. */
export type CarrierMood = "takes" | "refuses" | "busy" | "silent" | "gone";

export interface MessageTransportCase {
  readonly message: OutgoingMessage;
  /** Recipients that are none, or more than one. */
  readonly malformed: readonly string[];
  /** A carrier of its own in that mood, and how many messages it took. */
  readonly carrier: (mood: CarrierMood) => Promise<{
    readonly transport: MessageTransport;
    readonly taken: () => number;
    readonly close: () => Promise<void>;
  }>;
}

/** What every carrier of messages does. */
export function messageTransportContract({ message, malformed, carrier }: MessageTransportCase): void {
  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });
  async function deliver(mood: CarrierMood, asked: OutgoingMessage = message) {
    const { transport, taken, close } = await carrier(mood);
    open.push(close);
    const delivery = await transport.deliver(asked);
    return { delivery, taken: taken() };
  }

  it("hands a message over once", async () => {
    expect(await deliver("takes")).toMatchObject({ delivery: { kind: "delivered" }, taken: 1 });
  });

  it("keeps no copy for anybody to read", async () => {
    const { transport, close } = await carrier("takes");
    open.push(close);
    expect(transport.keepsCopies).toBe(false);
  });

  it.each([
    ["refuses", "refused"],
    ["busy", "later"],
    ["silent", "later"],
    ["gone", "later"],
  ] as const)(
    "of a carrier in the mood %j says %j, by a code of ours that tells of nobody",
    async (mood, kind) => {
      const { delivery, taken } = await deliver(mood);
      expect([delivery.kind, taken]).toEqual([kind, 0]);
      expect("code" in delivery && delivery.code).toMatch(/^[a-z]+-[a-z0-9]+$/u);
      expect(JSON.stringify(delivery)).not.toContain(message.to);
    },
  );

  it.each(malformed)("has one recipient, never %j", async (to) => {
    const { delivery, taken } = await deliver("takes", { ...message, to });
    expect([delivery.kind, taken]).toEqual(["refused", 0]);
  });
}
