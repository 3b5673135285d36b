/** Equipment by how well a car is equipped: 0 the plainest trim, 3 the richest. Each level adds to the one before. */
export const FEATURES_BY_LEVEL: readonly (readonly string[])[] = [
  ["Backup camera", "Bluetooth", "Automatic emergency braking", "Lane-keeping assist", "Keyless entry"],
  ["Apple CarPlay", "Android Auto", "Adaptive cruise control", "Blind-spot monitor", "Push-button start"],
  ["Heated front seats", "Dual-zone climate control", "Wireless phone charging", "Power driver's seat"],
  ["Leather seats", "Ventilated front seats", "Premium audio", "360-degree camera", "Head-up display"],
];

/** Equipment that some cars of a level have. */
export const OPTIONAL_FEATURES: readonly (readonly string[])[] = [
  ["Alloy wheels", "Rear cross-traffic alert"],
  ["Sunroof", "Remote start", "Alloy wheels", "Rear cross-traffic alert"],
  ["Sunroof", "Navigation", "Heated steering wheel", "Remote start", "Memory seat"],
  [
    "Panoramic roof",
    "Navigation",
    "Heated rear seats",
    "Heated steering wheel",
    "Massage seats",
    "Memory seat",
  ],
];

/** Equipment that belongs to a body. */
export const FEATURES_BY_BODY: Readonly<Record<string, readonly string[]>> = {
  suv: ["Power liftgate", "Roof rails"],
  wagon: ["Power liftgate", "Roof rails"],
  pickup: ["Tow package", "Bed liner"],
  minivan: ["Power sliding doors", "Rear parking sensors"],
  van: ["Cargo partition", "Rear parking sensors"],
  convertible: ["Power soft top"],
};

/** Interiors by level. */
export const INTERIORS: readonly (readonly string[])[] = [
  ["Black cloth", "Gray cloth"],
  ["Black cloth", "Gray cloth", "Beige cloth"],
  ["Brown leatherette", "Gray leatherette", "Black leatherette", "Beige leatherette"],
  ["Black leather", "Saddle brown leather", "Ivory leather", "Gray leather"],
];
