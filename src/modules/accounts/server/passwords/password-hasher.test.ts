import { describe, expect, it } from "vitest";
import { HashingThread } from "./hashing-thread.ts";
import { PasswordHasher } from "./password-hasher.ts";

describe("the password hasher", () => {
  /** Its threads yield to everything else, so that each hash takes a busy machine long. */
  const hasher = new PasswordHasher({ concurrency: 1 });

  it("makes Argon2id hashes of the agreed strength, and recognizes their password alone", async () => {
    const stored = await hasher.hash("Harbor!Lights-42");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(stored, "Harbor!Lights-42")).toBe(true);
    expect(await hasher.verify(stored, "harbor!Lights-42")).toBe(false);
  });

  it("takes a password for the same whichever way its letters are encoded", async () => {
    const password = "Zoë?Lantern-88";
    for (const chosen of [password.normalize("NFC"), password.normalize("NFD")]) {
      const stored = await hasher.hash(chosen);
      expect(await hasher.verify(stored, password.normalize("NFC"))).toBe(true);
      expect(await hasher.verify(stored, password.normalize("NFD"))).toBe(true);
      expect(await hasher.verify(stored, "Zoe?Lantern-88")).toBe(false);
    }
  });

  it("still knows a hash that was made before passwords were normalized", async () => {
    const thread = new HashingThread();
    const answer = await thread.ask({ kind: "hash", password: "Zoë?Lantern-88".normalize("NFD") });
    const stored = "hash" in answer ? answer.hash : "";
    expect(await hasher.verify(stored, "Zoë?Lantern-88".normalize("NFD"))).toBe(true);
    expect(await hasher.verify(stored, "Zoë?Lantern-88".normalize("NFC"))).toBe(true);
  });

  it.each([undefined, "none", ""])("accepts nothing for the unusable stored hash %j", async (stored) => {
    expect(await hasher.verify(stored, "no account has this password")).toBe(false);
    expect(await hasher.verify(stored, "none")).toBe(false);
  });

  it("serves those who wait, and asks the rest to come back", async () => {
    const hasher = new PasswordHasher({ concurrency: 1, maxWaiting: 3 });
    const settled = await Promise.allSettled(Array.from({ length: 6 }, () => hasher.hash("x")));
    expect(settled.map((one) => one.status)).toEqual([
      ...Array.from({ length: 4 }, () => "fulfilled"),
      "rejected",
      "rejected",
    ]);
    expect(settled[5]).toMatchObject({
      reason: { kind: "limited", details: { code: "identity.busy", retryAfterSeconds: 5 } },
    });
    expect(await hasher.verify(await hasher.hash("y"), "y")).toBe(true);
  });
});
