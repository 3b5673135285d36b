import { signatureSearch } from "#modules/file-checks/server/signatures.ts";
import type { VirusScanner } from "../virus-scanner.ts";

/** The embedded scanner: knows the test file of the scanners' makers and a handful of signs, and needs nothing. */
export const signatureScanner: VirusScanner = {
  name: "signatures",
  async scan(bytes) {
    const search = signatureSearch();
    for await (const chunk of bytes) {
      const name = search(chunk);
      if (name !== null) return { kind: "infected", name };
    }
    return { kind: "clean" };
  },
};
