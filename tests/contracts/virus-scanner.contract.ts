import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { VirusScanner } from "#modules/documents/providers/virus-scanner.ts";
import { EICAR } from "#tests/support/test-files.ts";

export async function* pieces(bytes: Buffer, size = 65_536) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Found by every scanner. */
export const infected = Buffer.concat([randomBytes(70_000), EICAR, randomBytes(5_000)]);

/** What every scanner does. */
export function virusScannerContract(make: () => Promise<VirusScanner>): void {
  it.each([0, 1, 65_536, 3_000_000])("finds %i random bytes clean", async (size) => {
    expect(await (await make()).scan(pieces(randomBytes(size)))).toEqual({ kind: "clean" });
  });

  it.each([1_000, 70_010, 65_536])("finds the test file wherever it is cut (%i)", async (size) => {
    expect(await (await make()).scan(pieces(infected, size))).toEqual({
      kind: "infected",
      name: "Eicar-Test-Signature",
    });
  });

  it("passes on that the bytes could not be read", async () => {
    async function* broken() {
      yield Buffer.from("x");
      throw new Error("cut");
    }
    await expect((await make()).scan(broken())).rejects.toThrow("cut");
  });
}
