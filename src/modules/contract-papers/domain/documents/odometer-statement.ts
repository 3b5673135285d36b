import { type ContractInput, sellerOf } from "../contract-input.ts";
import type { Block, PackageDocument } from "../package-document.ts";
import { fieldBlock, mileageText, nameAndAddress, sellerBlock, text } from "./shared-blocks.ts";

/** 49 CFR 580.5: the transferor states what the odometer shows and signs; the transferee signs that they read it. */
export function odometerStatement(input: ContractInput): PackageDocument {
  const { vehicle } = input.snapshot;
  const isKnown = vehicle.mileage !== null;
  const who = input.seller.signatory?.name ?? input.seller.legalName;
  return {
    kind: "odometer-statement",
    title: "Odometer Disclosure Statement",
    purpose: "We state what the odometer shows, and you confirm that you have read it.",
    blocks: [
      text(
        "Federal law (and State law, if applicable) requires that you state the mileage upon transfer of ownership. Failure to complete or providing a false statement may result in fines and/or imprisonment.",
      ),
      identity(input),
      {
        kind: "choices",
        caption: `I, ${who}, state for the transferor that the odometer now reads ${mileageText(vehicle.mileage)} (no tenths) and that to the best of my knowledge it`,
        options: [
          { text: "reflects the actual mileage of the vehicle described above.", isChosen: isKnown },
          { text: "reflects the amount of mileage in excess of its mechanical limits.", isChosen: false },
          {
            text: "does NOT reflect the actual mileage and should not be relied upon. WARNING: ODOMETER DISCREPANCY.",
            isChosen: !isKnown,
          },
        ],
      },
      text(
        "Where your state keeps its titles on paper, both of us also sign this statement on paper when you receive the vehicle. Both say the same.",
      ),
      fieldBlock("odometer-statement", {
        kind: "signature",
        label: "Transferee: I have read this odometer disclosure and have received a copy of it",
      }),
      sellerBlock(input, "Transferor"),
    ],
  };
}

/** 580.5(c): both parties by printed name and address, and the vehicle by make, model, year, body type and VIN. */
function identity(input: ContractInput): Block {
  const { vehicle } = input.snapshot;
  const { signatory } = input.seller;
  return {
    kind: "facts",
    rows: [
      ["Transferor (seller), name and address", sellerOf(input)],
      ["Transferee (buyer), name and address", nameAndAddress(input.buyer)],
      ...(input.coBuyer
        ? [["Transferee (co-buyer), name and address", nameAndAddress(input.coBuyer)] as const]
        : []),
      ...(signatory === null
        ? []
        : [["Signs for the transferor (printed name)", `${signatory.name}, ${signatory.title}`] as const]),
      ["Date of the statement", input.dates.contract],
      ["Make and model", `${vehicle.make} ${vehicle.model}`],
      ["Year", String(vehicle.year)],
      ["Body type", vehicle.bodyStyle?.toUpperCase() ?? "not stated"],
      ["VIN", vehicle.vin ?? "not assigned yet"],
      ["Odometer reading", mileageText(vehicle.mileage)],
      ["Order", input.orderNumber],
    ],
  };
}
