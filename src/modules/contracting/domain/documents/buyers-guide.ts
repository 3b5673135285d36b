import type { ContractInput } from "../contract-input.ts";
import type { PackageDocument } from "../package-document.ts";
import { IMPLIED_WARRANTY_STATES } from "#modules/tenancy/domain/config/implied-warranty-states-data.ts";
import { fieldBlock, heading, text } from "./shared-blocks.ts";

/** 16 CFR 455, the window form of a used vehicle; it overrides the rest of the contract. */
export function buyersGuide(input: ContractInput): PackageDocument {
  const { vehicle, rooftop } = input.snapshot;
  const isAsIs = !IMPLIED_WARRANTY_STATES.includes(rooftop.state);
  const isCertified = vehicle.condition === "certified";
  return {
    kind: "buyers-guide",
    title: "Buyers Guide",
    purpose:
      "IMPORTANT: Spoken promises are difficult to enforce. Ask the dealer to put all promises in writing. Keep this form.",
    blocks: [
      {
        kind: "facts",
        rows: [
          ["Vehicle make", vehicle.make],
          ["Model", vehicle.model],
          ["Year", String(vehicle.year)],
          ["VIN", vehicle.vin ?? "not assigned yet"],
          ["Dealer stock number", vehicle.stockNumber ?? "none"],
        ],
      },
      heading("Warranties for this vehicle"),
      {
        kind: "choices",
        caption: "Dealer warranty",
        options: [
          {
            text: "AS IS, NO DEALER WARRANTY: THE DEALER DOES NOT PROVIDE A WARRANTY FOR ANY REPAIRS AFTER SALE.",
            isChosen: isAsIs,
          },
          {
            text: "IMPLIED WARRANTIES ONLY: the dealer doesn't make any promises to fix things that need repair when you buy the vehicle or afterward. But implied warranties under your state's laws may give you some rights to have the dealer take care of serious problems that were not apparent when you bought the vehicle.",
            isChosen: !isAsIs,
          },
          { text: "DEALER WARRANTY: full or limited, as described below.", isChosen: false },
        ],
      },
      {
        kind: "choices",
        caption: "Non-dealer warranties for this vehicle",
        options: [
          { text: "MANUFACTURER'S WARRANTY STILL APPLIES to this vehicle.", isChosen: false },
          { text: "MANUFACTURER'S USED VEHICLE WARRANTY APPLIES.", isChosen: isCertified },
          { text: "OTHER USED VEHICLE WARRANTY APPLIES.", isChosen: false },
        ],
      },
      text(
        "Ask the dealer if your mechanic can inspect the vehicle on or off the lot. Obtain a vehicle history report and check for open safety recalls. For information on how to obtain a vehicle history report, visit ftc.gov/usedcars. To check for open safety recalls, visit safercar.gov.",
      ),
      text(
        "The information on this form is part of any contract to buy this vehicle. Removing this label before consumer purchase (except for purpose of test-driving) violates federal law (16 CFR 455).",
      ),
      text(
        `Dealer: ${input.seller.legalName}, ${rooftop.name}, ${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}. For complaints after sale, call ${input.seller.phone}.`,
      ),
      fieldBlock("buyers-guide", {
        kind: "signature",
        label: "I have received the Buyers Guide before the sale",
      }),
    ],
  };
}
