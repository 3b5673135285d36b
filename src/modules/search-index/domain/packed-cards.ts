import type { EstimatedPaymentView, VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";

type Card = Required<VehicleCardView>;
type Codes = Uint8Array | Uint16Array | Uint32Array;

/** One field of all cards: every value once, and by row which one it is. */
interface PackedField {
  readonly values: readonly unknown[];
  readonly codes: Codes;
}

/** Cards field by field; small, and quick to make cards of. The first field says of a row whether it has a card. */
export type PackedCards = Readonly<Record<string, PackedField>>;

/** Cards that are worked on without a pause: about a millisecond. */
const SLICE = 500;
const isThere = (card: VehicleCardView | undefined) => card !== undefined;
const payment =
  <K extends keyof EstimatedPaymentView>(name: K) =>
  (card: VehicleCardView | undefined) =>
    card?.estimatedPayment?.[name];

/** What is kept of a card; the rest follows from it. */
const FIELDS = {
  isThere,
  id: (card) => card?.id,
  vin: (card) => card?.vin,
  hasVinAsKey: (card) => card !== undefined && card.key === card.vin,
  stockNumber: (card) => card?.stockNumber,
  dealershipId: (card) => card?.dealershipId,
  dealershipName: (card) => card?.dealershipName,
  dealershipPhone: (card) => card?.dealershipPhone,
  dealershipPlace: (card) => card?.dealershipPlace,
  type: (card) => card?.type,
  condition: (card) => card?.condition,
  certifiedUsed: (card) => card?.certifiedUsed,
  year: (card) => card?.year,
  make: (card) => card?.make,
  model: (card) => card?.model,
  trim: (card) => card?.trim,
  bodyStyle: (card) => card?.bodyStyle,
  drivetrain: (card) => card?.drivetrain,
  fuel: (card) => card?.fuel,
  mileage: (card) => card?.mileage,
  priceCents: (card) => card?.priceCents,
  msrpCents: (card) => card?.msrpCents,
  incentivesCents: (card) => card?.incentivesCents,
  color: (card) => card?.color,
  image: (card) => card?.image,
  photoCount: (card) => card?.photoCount,
  stockLabel: (card) => card?.stockLabel,
  onlineExclusive: (card) => card?.onlineExclusive,
  kbbPriceIndicator: (card) => card?.kbbPriceIndicator,
  priceDropCents: (card) => card?.priceDropCents,
  priceBelowPercent: (card) => card?.priceBelowPercent,
  arrivalEnds: (card) => card?.arrivalEnds,
  availability: (card) => card?.availability,
  monthly: payment("estimatedMonthlyPaymentCents"),
  down: payment("estimatedDownPaymentCents"),
  term: payment("estimatedTerm"),
  apr: payment("estimatedAPR"),
  incentives: payment("estimatedIncentivesCents"),
} satisfies Record<string, (card: VehicleCardView | undefined) => unknown>;
type Field = keyof typeof FIELDS;

/** Pauses by yielding, so that others get their turn; returns them packed. */
export function* packCards(
  cards: readonly (VehicleCardView | undefined)[],
): Generator<undefined, PackedCards, undefined> {
  const packed: Record<string, PackedField> = {};
  for (const [name, read] of Object.entries(FIELDS)) {
    const known = new Map<unknown, number>();
    const codes = new Uint32Array(cards.length);
    for (let row = 0; row < cards.length; row += 1) {
      const value = read(cards[row]) ?? null;
      const code = known.get(value) ?? known.size;
      if (code === known.size) known.set(value, code);
      codes[row] = code;
      if (row % SLICE === SLICE - 1) yield;
    }
    packed[name] = { values: [...known.keys()], codes: narrow(codes, known.size) };
    yield;
  }
  return packed;
}

function narrow(codes: Uint32Array, values: number): Codes {
  if (values <= 0x100) return Uint8Array.from(codes);
  return values <= 0x1_0000 ? Uint16Array.from(codes) : codes;
}

/** Pauses by yielding; returns the cards by row. */
export function* unpackCards(
  packed: PackedCards,
): Generator<undefined, (VehicleCardView | undefined)[], undefined> {
  const read = readersOf(packed);
  const cards: (VehicleCardView | undefined)[] = [];
  const rows = packed["isThere"]?.codes.length ?? 0;
  for (let row = 0; row < rows; row += 1) {
    cards.push(read.isThere(row) === true ? cardAt(read, row) : undefined);
    if (row % SLICE === SLICE - 1) yield;
  }
  return cards;
}

type Readers = {
  readonly [name in Field]: (row: number) => name extends keyof Card ? Card[name] : unknown;
};

function readersOf(packed: PackedCards): Readers {
  const readers = Object.keys(FIELDS).map((name) => {
    const field = packed[name];
    if (field === undefined) throw new TypeError(`packed cards lack ${name}`);
    const { values, codes } = field;
    return [name, (row: number) => values[codes[row] as number]] as const;
  });
  return Object.fromEntries(readers) as unknown as Readers;
}

/** In the order of the literal in `stock-item-of-row.ts`: the index depends on all cards having the same shape. */
function cardAt(read: Readers, row: number): VehicleCardView {
  return {
    id: read.id(row),
    key: read.hasVinAsKey(row) === true ? (read.vin(row) as string) : read.id(row),
    vin: read.vin(row),
    stockNumber: read.stockNumber(row),
    dealershipId: read.dealershipId(row),
    dealershipName: read.dealershipName(row),
    dealershipPhone: read.dealershipPhone(row),
    dealershipPlace: read.dealershipPlace(row),
    type: read.type(row),
    condition: read.condition(row),
    certifiedUsed: read.certifiedUsed(row),
    year: read.year(row),
    make: read.make(row),
    model: read.model(row),
    trim: read.trim(row),
    bodyStyle: read.bodyStyle(row),
    drivetrain: read.drivetrain(row),
    fuel: read.fuel(row),
    mileage: read.mileage(row),
    priceCents: read.priceCents(row),
    msrpCents: read.msrpCents(row),
    incentivesCents: read.incentivesCents(row),
    color: read.color(row),
    image: read.image(row),
    photoCount: read.photoCount(row),
    stockLabel: read.stockLabel(row),
    onlineExclusive: read.onlineExclusive(row),
    kbbPriceIndicator: read.kbbPriceIndicator(row),
    priceDropCents: read.priceDropCents(row),
    priceBelowPercent: read.priceBelowPercent(row),
    arrivalEnds: read.arrivalEnds(row),
    availability: read.availability(row),
    pendingSale: read.availability(row) === "PendingSale",
    sold: read.availability(row) === "Sold",
    estimatedPayment: paymentAt(read, row),
    distance: null,
  };
}

function paymentAt(read: Readers, row: number): EstimatedPaymentView | null {
  const monthly = read.monthly(row);
  if (monthly === null) return null;
  const incentives = read.incentives(row);
  return {
    estimatedMonthlyPaymentCents: monthly as number,
    estimatedDownPaymentCents: read.down(row) as number,
    estimatedTerm: read.term(row) as number,
    estimatedAPR: read.apr(row) as number,
    ...(incentives !== null && { estimatedIncentivesCents: incentives as number }),
  };
}
