import { describe, expect, it } from "vitest";
import { PasswordHasher } from "./password-hasher.ts";

describe("the password hasher", () => {
  it("makes Argon2id hashes of the agreed strength, and recognises their password alone", async () => {
    const hasher = new PasswordHasher({ concurrency: 1 });
    const stored = await hasher.hash("Harbor!Lights-42");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(stored, "Harbor!Lights-42")).toBe(true);
    expect(await hasher.verify(stored, "harbor!Lights-42")).toBe(false);
  });

  it.each([undefined, "none", ""])("accepts nothing for the unusable stored hash %j", async (stored) => {
    const hasher = new PasswordHasher({ concurrency: 1 });
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
