/** Drawn for this product on a grid of 48 by 32: what a question is about, and what each answer changes about it. */
export interface Picture {
  readonly base: string;
  /** By answer, on top; drawn in the color of what it costs. */
  readonly marks: Readonly<Record<string, string>>;
}

const CAR =
  "M6 22H3v-4l5-2 6-7h13l8 7 9 2v4h-4M14 22h18M6 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0M32 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0M15 15l4-4h3v4ZM25 11h2l5 4h-7Z";
const PAPER = "M14 3h14l6 6v20H14V3Zm14 0v6h6M18 13h9M18 17h12";
const WINDSHIELD = "M14 7h20l6 17H8l6-17Zm-6 17h32M20 24l3-8";
const TIRE = "M24 3a13 13 0 1 0 0 26 13 13 0 1 0 0-26ZM24 10a6 6 0 1 0 0 12 6 6 0 1 0 0-12Z";
const SEAT = "M17 4h8c2 0 3 1 3 3l1 12h4c2 0 3 1 3 3v2H17c-2 0-3-1-3-3L14 7c0-2 1-3 3-3ZM18 24v5M33 24v5";
const GAUGE = "M6 26a18 18 0 0 1 36 0ZM11 22l3 1M24 12v3M37 22l-3 1M24 26l6-8";
const GEAR =
  "M24 8a8 8 0 1 0 0 16 8 8 0 1 0 0-16ZM24 13a3 3 0 1 0 0 6 3 3 0 1 0 0-6ZM24 8V4M24 28v-4M16 16h-4M36 16h-4M18.300 10.300l-2.800-2.800M32.500 24.500l-2.800-2.800M18.300 21.700l-2.800 2.800M32.500 7.500l-2.800 2.800";
const KEY = "M7 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0ZM19 16h19M33 16v5M38 16v4";
const PERSON = (x: number) => `M${x} 13a4 4 0 1 0 0-8 4 4 0 1 0 0 8ZM${x - 6} 27c0-6 2-10 6-10s6 4 6 10Z`;
const OK = "m33 24 3 3 6-7";
const NOTHING = "";

/** By question, and `ownership`. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  ownership: {
    base: CAR,
    marks: {
      OWNED: "m36 6 3 3 6-7",
      FINANCED: "M41 2v10M44 4h-4.500a1.500 1.500 0 0 0 0 3h3a1.500 1.500 0 0 1 0 3H38",
      LEASED: "M36 3h9v8h-9V3Zm0 3h9M39 1.500V4M42 1.500V4",
    },
  },
  title: {
    base: PAPER,
    marks: {
      clean: OK,
      rebuilt: "M19 22h10M19 25h6M32 20l8 8M40 20l-8 8",
      lemon: "M31 24c3-6 9-6 12 0-3 5-9 5-12 0Z",
      flood: "M17 22c2-2 4-2 6 0s4 2 6 0M17 26c2-2 4-2 6 0s4 2 6 0",
      odometer: "M18 21h12v6H18v-6Zm4 0v6M26 21v6",
    },
  },
  accidents: {
    base: CAR,
    marks: {
      none: "m36 6 3 3 6-7",
      one: "M44 6l-4 3 3 3M47 11l-4 1",
      more: "M44 6l-4 3 3 3M47 11l-4 1M4 6l4 3-3 3M1 11l4 1",
      frame: "M13 26l7 3 6-5 7 4M44 6l-4 3 3 3",
    },
  },
  owners: {
    base: NOTHING,
    marks: {
      one: PERSON(24),
      two: PERSON(16) + PERSON(32),
      more: PERSON(10) + PERSON(24) + PERSON(38),
    },
  },
  lights: {
    base: GAUGE,
    marks: {
      none: "m34 8 3 3 6-7",
      tires: "M33 4c-3 3-3 7 0 9h6c3-2 3-6 0-9M36 5v4M36 11v.5",
      engine: "M32 5h4V3h4v2h3v8H32V5Zm-3 2v4M37.500 6v3M37.500 11v.5",
    },
  },
  mechanical: {
    base: GEAR,
    marks: {
      all: "m37 24 3 3 6-7",
      comfort: "M42 22v4M42 28.500v.5",
      drive: "M40 20c4 2 0 4 4 8M36 22c4 2 0 4 4 8",
      "not-running": "M36 20l9 9M45 20l-9 9",
    },
  },
  paint: {
    base: CAR,
    marks: {
      clean: "m36 6 3 3 6-7",
      small: "M18 19l2-1M28 19l2-1M12 18l1 1",
      panels: "M20 17l3 3-2 1 3 2",
      many: "M18 17l3 3-2 1 2 2M28 16l3 3-2 1 2 2M9 17l2 2-1 1",
    },
  },
  glass: {
    base: WINDSHIELD,
    marks: {
      whole: "m36 5 3 3 6-7",
      chip: "M29 13a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM31 9.500v-1M34.500 13h1",
      crack: "M15 12l5 3 4-2 3 5 6-2",
    },
  },
  tires: {
    base: TIRE,
    marks: {
      good: "M24 3v4M24 25v4M11 16h4M33 16h4M15 7l3 3M30 22l3 3M33 7l-3 3M18 22l-3 3",
      two: "M24 3v4M11 16h4M15 7l3 3M42 22v4M42 28.500v.5",
      four: "M36 20l9 9M45 20l-9 9",
    },
  },
  inside: {
    base: SEAT,
    marks: {
      clean: "m36 6 3 3 6-7",
      stains: "M19 11a2.500 2 0 1 0 5 0 2.500 2 0 1 0-5 0ZM22 16a1.500 1 0 1 0 3 0 1.500 1 0 1 0-3 0Z",
      tears: "M18 9l4 3-3 2 5 3M24 21l4 2",
    },
  },
  smell: {
    base: SEAT,
    marks: {
      no: "m36 6 3 3 6-7",
      yes: "M35 14c-3-3 3-5 0-9M40 14c-3-3 3-5 0-9M45 14c-3-3 3-5 0-9",
    },
  },
  keys: {
    base: NOTHING,
    marks: {
      two: "M7 10a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM17 10h19M32 10v4M36 10v3M7 23a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM17 23h19M32 23v4M36 23v3",
      one: KEY,
    },
  },
  changes: {
    base: CAR,
    marks: {
      none: "m36 6 3 3 6-7",
      looks: "M1 11h8M4 11v4M9.500 22h1M35.500 22h1",
      power: "M24 9V1m-4 4 4-4 4 4M3 26H1M5 29H2",
    },
  },
};
