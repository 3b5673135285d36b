/** Where a part is seen: from its side, its front or rear, or from inside. Driver means left, as cars are driven here. */
export type CarView = "driver" | "passenger" | "front" | "rear" | "interior";

/** Place in the drawing of that view, in hundredths of its width and height; parts inside have none. */
interface PartPlace {
  readonly view: CarView;
  readonly x: number;
  readonly y: number;
}

/** Of the driver's side; the passenger's is its mirror image. */
const SIDE = {
  fender: [28, 47],
  "front-door": [43, 53],
  "rear-door": [60, 53],
  "quarter-panel": [87, 50],
  "front-wheel": [19.5, 61],
  "rear-wheel": [77, 61],
  mirror: [33, 43],
  rocker: [48, 64],
} as const;
type SidePart = keyof typeof SIDE;

const ENDS = {
  hood: { view: "front", x: 50, y: 47 },
  windshield: { view: "front", x: 50, y: 30 },
  "front-bumper": { view: "front", x: 38, y: 66 },
  grille: { view: "front", x: 50, y: 58 },
  roof: { view: "front", x: 50, y: 19 },
  "driver-headlight": { view: "front", x: 74, y: 51 },
  "passenger-headlight": { view: "front", x: 26, y: 51 },
  "rear-window": { view: "rear", x: 50, y: 28 },
  trunk: { view: "rear", x: 50, y: 48 },
  "rear-bumper": { view: "rear", x: 36, y: 69 },
  "driver-taillight": { view: "rear", x: 26, y: 44 },
  "passenger-taillight": { view: "rear", x: 74, y: 44 },
} as const satisfies Record<string, PartPlace>;

const INSIDE = [
  "driver-seat",
  "passenger-seat",
  "rear-seat",
  "dashboard",
  "steering-wheel",
  "door-panel",
  "carpet",
  "headliner",
  "cargo-area",
] as const;

export type CarPart =
  | `driver-${SidePart}`
  | `passenger-${SidePart}`
  | keyof typeof ENDS
  | (typeof INSIDE)[number];

const sides = (Object.keys(SIDE) as SidePart[]).flatMap((part): [CarPart, PartPlace][] => {
  const [x, y] = SIDE[part];
  return [
    [`driver-${part}`, { view: "driver", x, y }],
    [`passenger-${part}`, { view: "passenger", x: 100 - x, y }],
  ];
});

/** Every part that a report may name, with its place. */
export const CAR_PARTS: ReadonlyMap<CarPart, PartPlace> = new Map([
  ...sides,
  ...(Object.entries(ENDS) as [CarPart, PartPlace][]),
  ...INSIDE.map((part): [CarPart, PartPlace] => [part, { view: "interior", x: 0, y: 0 }]),
]);
