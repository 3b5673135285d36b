import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { NewPackage } from "../../server/signing-provider.ts";
import { envelopeOf } from "./envelope.ts";
import { Envelope, reportOf } from "./envelope-report.ts";

const place = { kind: "signature", label: "Buy", page: 2, x: 54, width: 230, height: 40 } as const;
const together: NewPackage = {
  key: "ord_1",
  title: "Your contract",
  documentHash: "a".repeat(64),
  expiresAt: new Date("2026-06-24T12:00:00Z"),
  papers: [
    {
      name: "purchase-agreement",
      title: "Purchase Agreement",
      bytes: Buffer.from("%PDF-1.7\n%%EOF\n"),
      fields: [
        { ...place, id: "a.signature", y: 100 },
        { ...place, id: "a.signature.co-buyer", y: 150, signer: "co-buyer" },
      ],
    },
  ],
  buyer: { name: "Robin Buyer", email: "robin@example.com" },
  coBuyer: { name: "Rosa Ortiz", email: "rosa@example.com" },
  seller: { name: "North Motors LLC", email: "desk@example.com" },
};
const signerOf = (recipientId: string, status: string) => ({
  recipientId,
  status,
  signedDateTime: status === "completed" ? "2026-06-10T12:00:00Z" : null,
});

describe("An envelope of two who buy", () => {
  it("has both sign in the same step, each at places of their own, and the retailer below both", () => {
    const { recipients } = envelopeOf(together, new Date("2026-06-10T12:00:00Z")) as {
      recipients: {
        signers: {
          email: string;
          routingOrder: string;
          tabs: { signHereTabs: { tabLabel: string; yPosition: string }[] };
        }[];
      };
    };
    expect(
      recipients.signers.map(({ email, routingOrder, tabs }) => [
        email,
        routingOrder,
        tabs.signHereTabs.map(({ tabLabel, yPosition }) => `${tabLabel} ${yPosition}`),
      ]),
    ).toEqual([
      ["robin@example.com", "1", ["a.signature 100"]],
      ["rosa@example.com", "1", ["a.signature.co-buyer 150"]],
      ["desk@example.com", "2", ["seller 202"]],
    ]);
  });

  it("tells who of them has signed", () => {
    const report = (buyer: string, coBuyer: string) => {
      const signers = [signerOf("1", buyer), signerOf("3", coBuyer), signerOf("2", "created")];
      return reportOf(v.parse(Envelope, { status: "sent", recipients: { signers } }));
    };
    expect(report("sent", "completed")).toMatchObject({
      status: "InProgress",
      buyerSignedAt: null,
      coBuyer: { signedAt: new Date("2026-06-10T12:00:00Z") },
    });
    expect(report("completed", "sent").coBuyer).toEqual({ signedAt: null, hand: null });
  });
});
