import type { ContractInput } from "../contract-input.ts";
import type { PackageDocument } from "../package-document.ts";
import { fieldBlock, mileageText, partiesBlock, text } from "./shared-blocks.ts";

/** 49 CFR 580: what the odometer shows, and that the buyer was told. */
export function odometerStatement(input: ContractInput): PackageDocument {
  const { vehicle } = input.snapshot;
  const isKnown = vehicle.mileage !== null;
  return {
    kind: "odometer-statement",
    title: "Odometer Disclosure Statement",
    purpose: "We tell you what the odometer shows, and you confirm that you have read it.",
    blocks: [
      text(
        "Federal law (and State law, if applicable) requires that you state the mileage upon transfer of ownership. Failure to complete or providing a false statement may result in fines and/or imprisonment.",
      ),
      partiesBlock(input, { buyer: "Transferee", seller: "Transferor" }),
      {
        kind: "choices",
        caption: `We state that the odometer now reads ${mileageText(vehicle.mileage)} (no tenths) and to the best of our knowledge that it`,
        options: [
          { text: "reflects the actual mileage of the vehicle.", isChosen: isKnown },
          { text: "reflects the amount of mileage in excess of its mechanical limits.", isChosen: false },
          { text: "is NOT the actual mileage. WARNING: ODOMETER DISCREPANCY.", isChosen: !isKnown },
        ],
      },
      text(
        "Where your state keeps its titles on paper, you also sign this statement on paper when you receive the vehicle. Both say the same.",
      ),
      fieldBlock("odometer-statement", {
        kind: "signature",
        label: "I have read the odometer disclosure",
      }),
    ],
  };
}
