import { type ContractInput, sellerOf } from "../contract-input.ts";
import type { Block, PackageDocument } from "../package-document.ts";
import type { BuyersGuideView, DealerWarrantyView } from "#modules/inventory/domain/buyers-guide.ts";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { fieldBlock, heading, text } from "./shared-blocks.ts";

/**
 * 16 CFR 455, the window form of a used vehicle; it overrides the rest of the contract. Which boxes are ticked is the
 * rule of the vehicle's page (`guide`).
 */
export function buyersGuidePaper(input: ContractInput, guide: BuyersGuideView): PackageDocument {
  const { vehicle } = input.snapshot;
  return {
    kind: "buyers-guide",
    title: "Buyers Guide",
    purpose:
      "IMPORTANT: Spoken promises are difficult to enforce. Ask the dealer to put all promises in writing. Keep this form.",
    blocks: [
      {
        kind: "facts",
        rows: [
          ["Vehicle make and model", `${vehicle.make} ${vehicle.model}`],
          ["Year", String(vehicle.year)],
          ["VIN", vehicle.vin ?? "not assigned yet"],
          ["Dealer stock number", vehicle.stockNumber ?? "none"],
        ],
      },
      ...warrantyBlocks(guide),
      ...otherCoverage(guide, vehicle.condition === "certified"),
      ...(guide.hasStateForm ? [text(STATE_FORM)] : []),
      text(
        "Ask the dealer if your mechanic can inspect the vehicle on or off the lot. Obtain a vehicle history report and check for open safety recalls. For information on how to obtain a vehicle history report, visit ftc.gov/usedcars. To check for open safety recalls, visit safercar.gov.",
      ),
      text(
        "The information on this form is part of any contract to buy this vehicle. Removing this label before consumer purchase (except for purpose of test-driving) violates federal law (16 CFR 455).",
      ),
      text(`Dealer: ${sellerOf(input)}. For complaints after sale, call ${input.seller.phone}.`),
      fieldBlock("buyers-guide", {
        kind: "signature",
        label: "I have received the Buyers Guide before the sale",
      }),
    ],
  };
}

function warrantyBlocks(guide: BuyersGuideView): readonly Block[] {
  return [
    heading("Warranties for this vehicle"),
    {
      kind: "choices",
      caption: "Dealer warranty",
      options: [
        {
          text: "AS IS, NO DEALER WARRANTY: THE DEALER DOES NOT PROVIDE A WARRANTY FOR ANY REPAIRS AFTER SALE.",
          isChosen: guide.box === "as-is",
        },
        {
          text: "IMPLIED WARRANTIES ONLY: the dealer doesn't make any promises to fix things that need repair when you buy the vehicle or afterward. But implied warranties under your state's laws may give you some rights to have the dealer take care of serious problems that were not apparent when you bought the vehicle.",
          isChosen: guide.box === "implied-only",
        },
        { text: dealerWarranty(guide.warranty), isChosen: guide.box === "dealer-warranty" },
      ],
    },
    ...(guide.warranty === null ? [] : coverage(guide.warranty)),
  ];
}

/** What somebody else than the dealer answers for, and what may be bought. */
function otherCoverage(guide: BuyersGuideView, isCertified: boolean): readonly Block[] {
  return [
    {
      kind: "choices",
      caption: "Non-dealer warranties for this vehicle",
      options: [
        { text: "MANUFACTURER'S WARRANTY STILL APPLIES to this vehicle.", isChosen: false },
        { text: "MANUFACTURER'S USED VEHICLE WARRANTY APPLIES.", isChosen: isCertified },
        { text: "OTHER USED VEHICLE WARRANTY APPLIES.", isChosen: false },
      ],
    },
    {
      kind: "choices",
      caption: "Service contract",
      options: [
        {
          text: "SERVICE CONTRACT: a service contract on this vehicle is available for an extra charge. Ask for details about coverage, deductible, price and exclusions. If you buy a service contract within 90 days of your purchase of this vehicle, implied warranties under your state's laws may give you additional rights.",
          isChosen: guide.serviceContractOffered,
        },
      ],
    },
  ];
}

const STATE_FORM =
  "The dealer's state has a form of its own, which comes with the vehicle and takes the place of this one.";

function dealerWarranty(warranty: DealerWarrantyView | null): string {
  if (warranty === null) return "DEALER WARRANTY: full or limited.";
  const { laborPercent, partsPercent } = warranty;
  return `DEALER WARRANTY, ${warranty.kind === "full" ? "FULL" : "LIMITED"}: the dealer will pay ${laborPercent}% of the labor and ${partsPercent}% of the parts for the covered systems that fail during the warranty period. Ask the dealer for a copy of the warranty, and for any documents that explain warranty coverage, exclusions and the dealer's repair obligations. Implied warranties under your state's laws may give you additional rights.`;
}

/** How long and what for: the two columns of the form's front. */
function coverage({ months, miles, systems, deductible }: DealerWarrantyView): readonly Block[] {
  const distance = miles === null ? null : `${miles.toLocaleString("en-US")} miles`;
  const time = months === null ? null : `${months} months`;
  const both = [time, distance].filter((part) => part !== null).join(" or ");
  return [
    {
      kind: "facts",
      rows: [
        ["Systems covered", systems.join(", ")],
        ["Duration", time !== null && distance !== null ? `${both}, whichever comes first` : both],
        ...(deductible > 0
          ? [["You pay of each repair", `the first ${formatWholeDollars(deductible * 100)}`] as const]
          : []),
      ],
    },
  ];
}
