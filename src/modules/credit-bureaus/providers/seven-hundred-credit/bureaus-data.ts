import type { BureauContact } from "../../domain/report/used-score.ts";

/** Whom a reader of a notice can call, by the gateway's code; to be confirmed before the first notice goes out. */
export const BUREAUS: Readonly<Record<"EFX" | "XPN" | "TU", BureauContact>> = {
  EFX: {
    name: "Equifax Information Services LLC",
    addressLines: ["P.O. Box 740241", "Atlanta, GA 30374"],
    phone: "8006851111",
  },
  XPN: { name: "Experian", addressLines: ["P.O. Box 2002", "Allen, TX 75013"], phone: "8883973742" },
  TU: {
    name: "TransUnion LLC",
    addressLines: ["P.O. Box 1000", "Chester, PA 19016"],
    phone: "8008884213",
  },
};
