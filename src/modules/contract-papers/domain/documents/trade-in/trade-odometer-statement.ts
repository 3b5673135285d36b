import { sellerOf } from "../../contract-input.ts";
import type { Block, PackageDocument } from "../../package-document.ts";
import { fieldBlock, mileageText, nameAndAddress, sellerBlock, text } from "../shared-blocks.ts";
import { isOdometerExempt } from "./odometer-exemption.ts";
import { contractYear, tradedCarName, type TradeInput } from "./trade-in-facts.ts";

/** Who states the reading: an owner transfers the car (49 CFR 580.5), a lessee tells what the lessor's form asks (580.7). */
const WORDS = {
  owner: {
    law: "Federal law (and State law, if applicable) requires that you state the mileage upon transfer of ownership. Failure to complete or providing a false statement may result in fines and/or imprisonment.",
    paper:
      "If the odometer shows more on the day you hand the vehicle over, or where your state keeps its titles on paper, both of us also sign this statement on paper that day, with the reading of that day.",
    from: "Transferor (seller), name and address",
    to: "Transferee (buyer), name and address",
    signs: "Signs for the transferee (printed name)",
    signature: "Transferor: this is what the odometer of my trade-in shows",
    seller: "Transferee",
  },
  lessee: {
    law: "Federal law (and State law, if applicable) requires that a lessee disclose the mileage of a leased vehicle when its ownership is transferred. Failure to complete or providing a false statement may result in fines and/or imprisonment.",
    paper:
      "Your leasing company, which transfers the vehicle, sends you a disclosure of its own (49 CFR 580.7). If the odometer shows more on the day you hand the vehicle over, we both note the reading of that day.",
    from: "Lessee, name and address",
    to: "Dealer, name and address",
    signs: "Signs for the dealer (printed name)",
    signature: "Lessee: this is what the odometer of my leased vehicle shows",
    seller: "Dealer",
  },
} as const;
const wordsOf = ({ trade }: TradeInput) => (trade.ownership === "LEASED" ? WORDS.lessee : WORDS.owner);

/** 49 CFR 580.5 with the buyer as the transferor: of the traded-in car, which may be too old to need it (580.17). */
export function tradeOdometerStatement(input: TradeInput): PackageDocument {
  const { law, paper, signature, seller } = wordsOf(input);
  return {
    kind: "trade-in-odometer-statement",
    title: "Odometer Disclosure Statement for the Trade-In",
    purpose: "You state what the odometer of your trade-in shows, and we confirm that we have read it.",
    blocks: [
      text(law),
      identity(input),
      readingBlock(input),
      text(paper),
      ...ownersText(input),
      fieldBlock("trade-in-odometer-statement", { kind: "signature", label: signature }),
      sellerBlock(input, seller),
    ],
  };
}

/** What the reading is worth, by what its owner said and by the car's age. */
function readingBlock(input: TradeInput): Block {
  const { trade, tradedCar } = input;
  const isExempt = tradedCar ? isOdometerExempt(tradedCar.year, contractYear(input)) : false;
  const isDoubtful = trade.inspection?.answers["title"] === "odometer";
  return {
    kind: "choices",
    caption: `I state that the odometer now reads ${mileageText(trade.miles)} (no tenths) and that to the best of my knowledge it`,
    options: [
      {
        text: "reflects the actual mileage of the vehicle described above.",
        isChosen: !isExempt && !isDoubtful,
      },
      { text: "reflects the amount of mileage in excess of its mechanical limits.", isChosen: false },
      {
        text: "does NOT reflect the actual mileage and should not be relied upon. WARNING: ODOMETER DISCREPANCY.",
        isChosen: !isExempt && isDoubtful,
      },
      {
        text: "need not be disclosed, because the vehicle is exempt by its age (49 CFR 580.17).",
        isChosen: isExempt,
      },
    ],
  };
}

function ownersText({ trade }: TradeInput): readonly Block[] {
  if (trade.title?.names !== "and") return [];
  return [
    text(
      "Two people are named on the title. The other owner signs this statement on paper when you hand over the vehicle.",
    ),
  ];
}

function identity(input: TradeInput): Block {
  const { trade, tradedCar } = input;
  const { signatory } = input.seller;
  const { from, to, signs } = wordsOf(input);
  return {
    kind: "facts",
    rows: [
      [from, nameAndAddress(input.buyer)],
      [to, sellerOf(input)],
      ...(signatory === null ? [] : [[signs, `${signatory.name}, ${signatory.title}`] as const]),
      ["Date of the statement", input.dates.contract],
      ["Make and model", tradedCar ? `${tradedCar.make} ${tradedCar.model}` : tradedCarName(input)],
      ...(tradedCar ? [["Year", String(tradedCar.year)] as const] : []),
      ["Body type", tradedCar?.bodyStyle?.toUpperCase() ?? "not stated"],
      ["VIN", tradedCar?.vin ?? "not stated yet; we read it from the vehicle when you hand it over"],
      ["Odometer reading", mileageText(trade.miles)],
      ["Order", input.orderNumber],
    ],
  };
}
