import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import { TYPING_PAUSE_MS } from "#platform/browser/forms/typing-pause.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useKept } from "#platform/browser/data/use-kept.ts";
import { type ComparedWay, compareWays } from "../../domain/compare-ways.ts";
import type { OfferedWays } from "../../domain/deal-ways.ts";
import type { DealEstimate, DealInput } from "../../domain/deal-input.ts";
import type { DealDelivery, DealVehicle } from "#modules/worksheet/domain/terms/deal-parts.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import type { DeliveryFee } from "../../domain/delivery-fee.ts";
import type { PersonalPricing, PersonalVehicle, PersonalWish } from "../../domain/personal-pricing.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { startingChoices, writeCalculatorAddress, type CalculatorChoices } from "./deal-address.ts";
import { writeAfterPause } from "../chosen-address.ts";
import { termsChanged } from "../ask-own-payments.ts";
import { readOwnLease, readOwnTerms, rememberOwnTerms } from "../own-terms.ts";
import { useLeaseForShopper, usePriceForShopper } from "../personal-pricing.ts";
import { type OfferingLender, shownDeal, type ShownDeal } from "../shown-deal.ts";
import { searchedZip } from "../searched-zip.ts";

/** The vehicle of a calculation, and where it stands. */
export interface CalculatorVehicle extends DealVehicle, PersonalVehicle {
  readonly year: number;
  readonly make: string;
  readonly dealershipId: string;
  /** VIN or id. */
  readonly key: string;
  readonly rooftopId: string;
  readonly phone: string;
}

interface FeesAnswer {
  readonly rules: PlaceRules;
}

interface DeliveryAnswer {
  readonly city: string;
  readonly state: string;
  readonly quote: DeliveryFee;
  readonly message: string | null;
}

export interface Calculator {
  readonly choices: CalculatorChoices;
  /** Null while the rules are on their way. */
  readonly rules: DealRules | null;
  readonly estimate: DealEstimate | null;
  /** Of a shopper who pre-qualified and finances: with a payment the estimate is a lender's, without one it is refused. */
  readonly personal: PersonalPricing | null;
  /** Whose loan or lease it is; null for the retailer's estimate. */
  readonly lender: OfferingLender | null;
  /** "Austin, TX" once the zip is known. */
  readonly placeName: string | null;
  /** Why the taxes of this zip are not known, in the words of the server. */
  readonly zipError: string | null;
  /** Why the car is not delivered there (MSG-34). */
  readonly deliveryNote: string | null;
  /** Ways to use the incentives, where there is something to compare (PROT-05). */
  readonly ways: readonly ComparedWay[];
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly choose: (change: Partial<CalculatorChoices>) => void;
  readonly retry: () => void;
}

/** Everything the calculator knows: rules and fees from the server, the arithmetic here, by the same function. */
export function useCalculator(vehicle: CalculatorVehicle): Calculator {
  const { choices, choose } = useChoices(vehicle);
  const { personal, lease, lender, zip } = usePersonal(vehicle, choices);
  const isOffered = personal !== null || lease !== null;
  const answers = useAnswers(vehicle, { zip, choices });
  const { rules, fees, delivery, place } = answers;
  const { estimate, compared } = useCounted(vehicle, { choices, answers, isOffered, lease, personal });
  const placeName = delivery.data ? `${delivery.data.city}, ${delivery.data.state}` : null;
  useTold({
    vehicleKey: vehicle.key,
    estimate: personal?.priceErrors.length ? null : estimate,
    zip: place === null ? null : (zip ?? null),
    personal: personal && { wish: wishOf(choices), pricing: personal },
    lender,
    delivery: delivery.data && placeName !== null ? { quote: delivery.data.quote, place: placeName } : null,
  });
  return {
    choices: { ...choices, zip },
    rules: rules.data ?? null,
    estimate,
    personal,
    lender,
    placeName,
    zipError: wordsOf(fees.error),
    deliveryNote: delivery.data?.message ?? null,
    ways: compared,
    hasFailed: [rules.error, fees.error, delivery.error].some((error) => error && !isAboutZip(error)),
    isBusy: zip !== undefined && fees.data === undefined && fees.error === undefined,
    choose,
    retry: () => [rules, fees, delivery].forEach((asked) => asked.error && asked.reload()),
  };
}

/** What is chosen, in the address and, once somebody chose it here, for other cars. */
function useChoices(vehicle: CalculatorVehicle) {
  const usual = usualType(vehicle);
  const [choices, setChoices] = useState(() =>
    startingChoices(window.location.search, { usual, zip: searchedZip(), own: ownChoices(vehicle) }),
  );
  const chose = useRemembered(choices);
  useEffect(
    () =>
      writeAfterPause(() => {
        const { pathname, search, hash } = window.location;
        const next = writeCalculatorAddress(search, choices);
        // Past the router: nothing has to be loaded again.
        if (next !== search) window.history.replaceState(window.history.state, "", pathname + next + hash);
      }),
    [choices],
  );
  const choose = (change: Partial<CalculatorChoices>): void => {
    chose();
    setChoices((before) => ({ ...before, ...change }));
  };
  return { choices, choose };
}

/** Remembers for other cars what was chosen here. @returns what says that the next choices are this shopper's own */
function useRemembered(choices: CalculatorChoices): () => void {
  // What somebody's link says is not what this shopper chose.
  const isNew = useRef(false);
  const remember = useEffectEvent(() => {
    if (!isNew.current) return;
    isNew.current = false;
    rememberOwnTerms(choices);
    termsChanged();
  });
  useEffect(() => {
    const timer = setTimeout(() => remember(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choices]);
  useEffect(() => {
    // Whoever leaves within the pause has chosen all the same.
    const leave = () => remember();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return () => {
    isNew.current = true;
  };
}

/** What the server says of the rooftop, the zip and the programs. */
function useAnswers(
  vehicle: CalculatorVehicle,
  { zip, choices }: { readonly zip: string | undefined; readonly choices: CalculatorChoices },
) {
  const rules = useApiData<DealRules>(`/public/pricing/rules?${new URLSearchParams(rooftopOf(vehicle))}`);
  const fees = useApiData<FeesAnswer>(feesPath(vehicle, zip));
  const delivery = useApiData<DeliveryAnswer>(deliveryPath(vehicle, zip));
  const offered = useApiData<OfferedWays>(waysPath(vehicle, zip, choices));
  const ways = useKept(offered.data, vehicle.key);
  const place = useKept(fees.data, zip)?.rules ?? null;
  return { rules, fees, delivery, offered, ways, place };
}

interface CountedBy {
  readonly choices: CalculatorChoices;
  readonly answers: ReturnType<typeof useAnswers>;
  /** A lender's own payment stands in. */
  readonly isOffered: boolean;
  readonly personal: PersonalPricing | null;
  readonly lease: { readonly input: WorksheetInput } | null;
}

/** The deal as it is counted from all of it; null until that is known. */
function useCounted(
  vehicle: CalculatorVehicle,
  { choices, answers, isOffered, personal, lease }: CountedBy,
): { readonly estimate: DealEstimate | null; readonly compared: readonly ComparedWay[] } {
  const t = useText();
  const { rules, fees, delivery, offered, ways, place } = answers;
  // A lender's payment has taxes and fees in it from the start.
  const isKnown =
    rules.data !== undefined &&
    (!isOffered || place !== null || fees.error !== undefined) &&
    (ways !== undefined || offered.error !== undefined || vehicle.priceCents === null);
  if (!isKnown) return { estimate: null, compared: [] };
  const deal = {
    ...dealOf(vehicle, choices, lease?.input ?? personal?.lenderQualified?.input),
    place,
    delivery: deliveryOf(delivery.data, choices),
  };
  return compareWays(rules.data, deal, { offered: isOffered ? undefined : ways, t });
}

/** What a shopper who pre-qualified pays for these choices, and the zip that counts until they name another. */
function usePersonal(vehicle: CalculatorVehicle, choices: CalculatorChoices) {
  const price = usePriceForShopper();
  const leaseOf = useLeaseForShopper();
  const pricing = vehicle.priceCents === null ? null : price(vehicle, wishOf(choices));
  const personal = choices.type === "finance" ? pricing : null;
  const { annualMiles } = choices;
  const lease = choices.type === "lease" ? leaseOf(vehicle, { ...wishOf(choices), annualMiles }) : null;
  const { lenderName } = lease ?? personal?.lenderQualified ?? {};
  const asOf = lease?.asOf ?? pricing?.asOf;
  const lender = lenderName === undefined || asOf === undefined ? null : { lenderName, asOf };
  return { personal, lease, lender, zip: choices.zip ?? pricing?.zipCode };
}

function wishOf({
  downPaymentCents,
  termMonths,
  tradeValueCents,
  tradeOwedCents,
}: CalculatorChoices): PersonalWish {
  const [allowanceCents, payoffCents] = [tradeValueCents ?? 0, tradeOwedCents ?? 0];
  const ownership = payoffCents > 0 ? "FINANCED" : "OWNED";
  const trade =
    allowanceCents + payoffCents === 0 ? null : ({ allowanceCents, payoffCents, ownership } as const);
  // Leases are asked for by themselves here.
  return { downPaymentCents, termMonths, trade, lease: null };
}

/** The deal as it is counted: with a lender's own loan or lease where there is one. */
function dealOf(
  vehicle: CalculatorVehicle,
  choices: CalculatorChoices,
  input: WorksheetInput | undefined,
): Pick<DealInput, "vehicle" | "choices" | "terms" | "contractDate"> {
  if (input === undefined) return { vehicle, choices };
  const { terms, contractDate } = input;
  return { vehicle, choices: { ...choices, ...input.choices }, terms: terms ?? undefined, contractDate };
}

/** Tells the rest of the page; leaving the page ends it. */
function useTold(deal: ShownDeal): void {
  const said = JSON.stringify(deal);
  useEffect(() => shownDeal.set(JSON.parse(said) as ShownDeal), [said]);
  useEffect(() => () => shownDeal.set(null), []);
}

/** What was chosen for another car, or before somebody left this one; used cars are not leased. */
function ownChoices({ condition }: CalculatorVehicle): Partial<CalculatorChoices> | undefined {
  const lease = condition === "new" ? readOwnLease() : undefined;
  const terms = readOwnTerms();
  return lease === undefined ? terms : { ...terms, ...lease };
}

/** A car with too many miles for a loan starts with what always works. */
function usualType(vehicle: CalculatorVehicle): "finance" | "cash" {
  return vehicle.priceCents === null ? "cash" : "finance";
}

/** The same rules for every choice of the form but the trade-in, which some programs ask for. */
function waysPath(
  vehicle: CalculatorVehicle,
  ...[zip, { tradeValueCents = 0, tradeOwedCents = 0 }]: [string | undefined, CalculatorChoices]
): string | null {
  if (vehicle.priceCents === null) return null;
  const asked = new URLSearchParams({ vin: vehicle.key });
  if (zip !== undefined) asked.set("zip", zip);
  if (tradeValueCents + tradeOwedCents > 0) asked.set("trade", "1");
  return `/public/incentives/ways?${asked}`;
}

/** Whose amounts count (OP-10). */
function rooftopOf({ rooftopId, make, condition }: CalculatorVehicle): Record<string, string> {
  return { dealershipId: rooftopId, condition, make };
}

/** Asked once for an address: what follows from price and trade-in is counted here. */
function feesPath(vehicle: CalculatorVehicle, zip: string | undefined): string | null {
  if (zip === undefined || vehicle.priceCents === null) return null;
  return `/public/pricing/fees?${new URLSearchParams({ zip, ...rooftopOf(vehicle) })}`;
}

function deliveryPath(vehicle: CalculatorVehicle, zip: string | undefined): string | null {
  if (zip === undefined) return null;
  return `/public/fulfillment/quote?${new URLSearchParams({ zip, rooftopId: vehicle.rooftopId })}`;
}

function deliveryOf(answer: DeliveryAnswer | undefined, choices: CalculatorChoices): DealDelivery | null {
  if (!choices.isDelivered || answer === undefined || answer.quote.kind === "out-of-range") return null;
  const { quote } = answer;
  return { feeCents: quote.kind === "fee" ? quote.feeCents : 0, derivation: quote.derivation };
}

function isAboutZip(error: ApiError): boolean {
  return error.status === 400 || error.status === 404;
}

function wordsOf(error: ApiError | undefined): string | null {
  return isApiError(error) && isAboutZip(error) ? error.message : null;
}
