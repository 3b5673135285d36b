import type { BodyStyle, Fuel, VehicleColor } from "./vehicle.ts";

/** The views every vehicle has, best first. */
export const illustrationAngles = [
  "front-three-quarter",
  "side",
  "rear-three-quarter",
  "front",
  "rear",
] as const;
export type IllustrationAngle = (typeof illustrationAngles)[number];

/** Degrees from one frame of a turning car to the next. */
const TURN_STEP = 15;

/** A frame of a turning car: degrees from the near side towards the nose, -90 (rear) to 90 (front). */
export type TurnFrame = `turn${number}`;

/** Drawn half way round; the other half is their mirror image. */
export const TURN_FRAMES: readonly TurnFrame[] = Array.from(
  { length: 180 / TURN_STEP + 1 },
  (_, index): TurnFrame => `turn${index * TURN_STEP - 90}`,
);

/** Once around the car, each with whether it is shown mirrored; starts at the front and goes towards the near side. */
export const FULL_TURN: readonly { readonly frame: TurnFrame; readonly isMirrored: boolean }[] = [
  ...TURN_FRAMES.toReversed().map((frame) => ({ frame, isMirrored: false })),
  ...TURN_FRAMES.slice(1, -1).map((frame) => ({ frame, isMirrored: true })),
];

/** Body styles and their sub-shapes; each is one drawing. */
export const ILLUSTRATION_SHAPES = [
  "sedan",
  "sedan-compact",
  "sedan-fastback",
  "coupe",
  "coupe-sports",
  "hatchback",
  "wagon",
  "convertible",
  "suv",
  "suv-compact",
  "suv-large",
  "suv-boxy",
  "suv-electric",
  "pickup",
  "pickup-midsize",
  "minivan",
  "van",
] as const;
export type IllustrationShape = (typeof ILLUSTRATION_SHAPES)[number];

/** Fronts that differ as makes do: what is between the lamps, the lamps themselves and the wheels. */
export const ILLUSTRATION_FACES = [
  "classic",
  "slim",
  "bars",
  "twin",
  "slots",
  "closed",
  "shield",
  "mesh",
  "round",
] as const;
export type IllustrationFace = (typeof ILLUSTRATION_FACES)[number];

/** What a drawing depends on; every vehicle has it, even one with nothing but a make and model. */
export interface IllustratedVehicle {
  readonly make: string;
  readonly model: string;
  readonly bodyStyle: BodyStyle | null;
  readonly fuel: Fuel | null;
  readonly exteriorColor: VehicleColor | null;
}

/** Paint of a vehicle whose color is not known: a calm silver. */
const UNKNOWN_PAINT = "#b6babd";

/** Models whose stance differs from the usual of their body style. */
const SHAPES_BY_MODEL: readonly (readonly [shape: IllustrationShape, body: BodyStyle, models: RegExp])[] = [
  ["sedan-compact", "sedan", /civic|corolla|sentra|elantra|forte|\bk4\b|mazda ?3|impreza|jetta|versa|prius/i],
  [
    "sedan-fastback",
    "sedan",
    /model [s3]|ioniq 6|taycan|panamera|lucid|\bair\b|stinger|polestar|\bi4\b|a7|cls/i,
  ],
  ["coupe-sports", "coupe", /corvette|911|cayman|supra|\bz\b|gr ?86|brz|370z|viper|r8|f-type|nsx|amg gt/i],
  [
    "suv-compact",
    "suv",
    /hr-v|kona|trax|crosstrek|seltos|venue|cx-30|corolla cross|kicks|trailblazer|encore|x1\b|q3\b|ux\b|gla/i,
  ],
  [
    "suv-large",
    "suv",
    /tahoe|suburban|yukon|escalade|expedition|navigator|sequoia|armada|telluride|palisade|pilot|highlander|traverse|ascent|atlas|explorer|grand wagoneer|wagoneer|x7|gls|qx80|lx\b|cx-90|durango|pathfinder/i,
  ],
  ["suv-boxy", "suv", /wrangler|bronco(?! sport)|4runner|defender|g-class|land cruiser|gx\b|\bg 550/i],
  [
    "suv-electric",
    "suv",
    /model [xy]\b|ioniq 5|ev6|ev9|mach-e|id\.?4|ariya|bz4x|solterra|equinox ev|blazer ev|lyriq|\bix\b|e-tron|prologue|i-pace/i,
  ],
  [
    "pickup-midsize",
    "pickup",
    /tacoma|ranger|colorado|canyon|frontier|ridgeline|gladiator|maverick|santa cruz/i,
  ],
];

const FACES_BY_MAKE: readonly (readonly [face: IllustrationFace, makes: RegExp])[] = [
  ["slim", /^(honda|toyota|mazda|volkswagen|volvo|subaru|scion)$/i],
  ["bars", /^(ford|chevrolet|gmc|ram|nissan|toyota trucks)$/i],
  ["twin", /^bmw$/i],
  ["slots", /^(jeep|hummer)$/i],
  ["closed", /^(tesla|rivian|lucid|polestar|fisker|vinfast)$/i],
  ["shield", /^(audi|lexus|genesis|acura|hyundai|infiniti|alfa romeo|mitsubishi)$/i],
  ["mesh", /^(cadillac|lincoln|chrysler|kia|mercedes-benz|bentley|maserati|dodge)$/i],
  ["round", /^(mini|porsche|fiat)$/i],
];

/** The front of a make; an electric car of any make breathes through nothing. */
export function illustrationFace({
  make,
  fuel,
}: Pick<IllustratedVehicle, "make" | "fuel">): IllustrationFace {
  if (fuel === "electric") return "closed";
  return FACES_BY_MAKE.find(([, makes]) => makes.test(make))?.[0] ?? "classic";
}

/** The drawing that fits a vehicle; an unknown body style is drawn as a sedan. */
export function illustrationShape(vehicle: IllustratedVehicle): IllustrationShape {
  const body = vehicle.bodyStyle ?? "sedan";
  const special = SHAPES_BY_MODEL.find(([, of, models]) => of === body && models.test(vehicle.model));
  if (special) return special[0];
  if (vehicle.fuel === "electric" && body === "suv") return "suv-electric";
  if (vehicle.fuel === "electric" && body === "sedan") return "sedan-fastback";
  return body;
}

/** Address of the drawing of a vehicle without photos (VEH-03): same vehicle, same address, for ever. */
export function illustrationUrl(vehicle: IllustratedVehicle, angle: IllustrationAngle | TurnFrame): string {
  const paint = (vehicle.exteriorColor?.hex ?? UNKNOWN_PAINT).slice(1);
  const roof = vehicle.exteriorColor?.secondaryHex?.slice(1);
  const face = illustrationFace(vehicle);
  const body = face === "classic" ? illustrationShape(vehicle) : `${illustrationShape(vehicle)}.${face}`;
  const path = `/images/vehicles/${body}/${paint}/${angle}.svg`;
  return roof === undefined ? path : `${path}?two=${roof}`;
}
