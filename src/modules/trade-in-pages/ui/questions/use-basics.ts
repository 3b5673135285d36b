import { useState } from "react";
import { groupDigits, typedDigits } from "#design-system/typed-number.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import type { Said } from "#modules/trade-in/ui/held/trade-in-calls.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

const MILES = english("Enter the miles that the odometer shows. 0 and 999,999 can't be right.");
const OWED = english("Enter what you still owe, in dollars.");
const MOST_MILES = 999_998;

type BasicField = "miles" | "zipCode" | "owed";

/** What is typed on these pages, before it is sent. */
export interface Basics {
  readonly typed: Readonly<Record<BasicField, string>>;
  readonly type: (name: BasicField, text: string) => void;
  /** Whether its owner says that the odometer really shows less than an earlier record. */
  readonly isMilesConfirmed: boolean;
  readonly confirmMiles: (isConfirmed: boolean) => void;
  /** What is wrong with the fields of a step (English), and what they say. */
  readonly read: (
    step: string,
    isFinanced: boolean,
  ) => { readonly said: Said; readonly problems: Readonly<Record<string, string>> };
}

/** The typed answers: miles, zip code, and what is owed. */
export function useBasics({ miles, milesConfirmed = false, zipCode, owedCents }: TradeInView): Basics {
  const [isMilesConfirmed, confirmMiles] = useState(milesConfirmed);
  const [typed, setTyped] = useState<Readonly<Record<BasicField, string>>>({
    miles: miles === null ? "" : groupDigits(miles),
    zipCode: zipCode ?? "",
    owed: owedCents === null ? "" : groupDigits(Math.round(owedCents / 100)),
  });
  return {
    typed,
    isMilesConfirmed,
    confirmMiles,
    type: (name, text) => {
      if (name === "miles") confirmMiles(false);
      setTyped((before) => ({ ...before, [name]: tidy(name, text) }));
    },
    read: (step, isFinanced) =>
      step === "miles"
        ? readPlace(typed, isMilesConfirmed)
        : step === "ownership" && isFinanced
          ? readOwed(typed)
          : NOTHING,
  };
}

const NOTHING = { said: {}, problems: {} };

function tidy(name: BasicField, text: string): string {
  if (name === "zipCode") return text.replace(/\D/gu, "").slice(0, 5);
  return groupDigits(typedDigits(text, 6));
}

function readPlace({ miles, zipCode }: Basics["typed"], milesConfirmed: boolean): ReturnType<Basics["read"]> {
  const count = Number(typedDigits(miles, 6));
  const problems = {
    ...((count < 1 || count > MOST_MILES) && { miles: MILES }),
    ...(!ZIP_CODE.test(zipCode) && { zipCode: INVALID_ZIP_CODE }),
  };
  return { said: { miles: count, zipCode, ...(milesConfirmed && { milesConfirmed }) }, problems };
}

function readOwed({ owed }: Basics["typed"]): ReturnType<Basics["read"]> {
  const digits = typedDigits(owed, 6);
  return digits === ""
    ? { said: {}, problems: { owed: OWED } }
    : { said: { owedCents: Number(digits) * 100 }, problems: {} };
}
