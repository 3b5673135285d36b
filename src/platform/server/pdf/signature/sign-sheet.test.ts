import { describe, expect, it } from "vitest";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { readPdfSignature } from "#tests/support/read-pdf-signature.ts";
import { drawText } from "../draw-parts.ts";
import { addPage, openSheet } from "../sheet.ts";
import { makeIdentity } from "./make-identity.ts";
import { IdentityUnusable, openIdentity } from "./paper-identity.ts";
import { signSheet } from "./sign-sheet.ts";

const AT = new Date("2026-11-21T10:00:00Z");
const pem = await makeIdentity("North Motors LLC", AT);
const identity = openIdentity(pem);

function signed(words = "The contract") {
  const sheet = openSheet({
    title: "Ünïcode (contract)",
    author: "",
    subject: "",
    color: "#000000",
    createdAt: AT,
  });
  addPage(sheet);
  drawText(sheet, words);
  addPage(sheet);
  drawText(sheet, "Its second page");
  return signSheet(sheet, { identity, at: AT, reason: "Signed contract" });
}

describe("A signed PDF (PAdES B-B)", () => {
  it("is covered whole by a signature of the retailer's certificate", async () => {
    const pdf = await signed();
    expect(readPdfSignature(pdf)).toMatchObject({
      subFilter: "ETSI.CAdES.detached",
      coversAll: true,
      fitsContent: true,
      fitsCertificate: true,
      namesCertificate: true,
    });
    const { certificate } = readPdfSignature(pdf);
    expect(certificate.subject).toBe("CN=North Motors LLC");
    expect(certificate.fingerprint256.replaceAll(":", "").toLowerCase()).toBe(identity.fingerprint);
    expect(new Date(certificate.validFrom) <= AT && new Date(certificate.validTo) > AT).toBe(true);
    expect(await pdfPages(pdf)).toHaveLength(2);
  });

  it("is broken by any byte that changes outside of the signature", async () => {
    const pdf = await signed();
    const [before = 0, after = 0] = (/\/ByteRange \[0 (\d+) (\d+)/u.exec(pdf.toString("latin1")) ?? [])
      .slice(1)
      .map(Number);
    const places = [9, Math.floor(before / 2), before - 1, after, pdf.length - 2];
    for (const place of places) {
      const changed = Buffer.from(pdf);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(readPdfSignature(changed).fitsContent).toBe(false);
    }
  });

  it("is broken by a byte that changes inside of the signature", async () => {
    const pdf = await signed();
    const text = pdf.toString("latin1");
    const hole = text.indexOf("/Contents <") + "/Contents <".length;
    const forged = Buffer.from(pdf);
    const end = Buffer.from(text.slice(hole, hole + 24_576).replace(/0+$/u, "")).length;
    const last = hole + end - 4;
    forged[last] = forged[last] === 0x31 ? 0x32 : 0x31;
    expect(readPdfSignature(forged).fitsCertificate).toBe(false);
  });

  it("made again from the same is the same bytes", async () => {
    expect((await signed()).equals(await signed())).toBe(true);
  });
});

describe("A configured identity", () => {
  it("whose key is another's, or no certificate at all, is refused", async () => {
    const other = await makeIdentity("South Motors LLC", AT);
    expect(() => openIdentity({ ...pem, privateKey: other.privateKey })).toThrow(IdentityUnusable);
    expect(() => openIdentity({ ...pem, certificate: "no PEM" })).toThrow(IdentityUnusable);
  });

  it("may bring the certificates that vouch for it", async () => {
    const other = await makeIdentity("Authority", AT);
    const chain = openIdentity({ ...pem, certificate: pem.certificate + other.certificate });
    expect(chain.certificates).toHaveLength(2);
    expect(chain.fingerprint).toBe(identity.fingerprint);
  });
});
