/** A picture of 1200 by 630 for whoever shares a link (NAV-09). No price: networks keep pictures for weeks. */
export interface SocialCard {
  readonly kind: "card";
  readonly brandName: string;
  /** `2022 Toyota RAV4`, or the headline of the store. */
  readonly title: string;
  /** Trim; empty when there is none. */
  readonly subtitle: string;
  /** Short facts in their order, e.g. `Used`, `23,410 mi`, `Austin, TX`. */
  readonly facts: readonly string[];
  /** The drawn car as SVG. */
  readonly carSvg: string;
  readonly look: CardLook;
}

/** Colors as `#rrggbb`, the corner radius in pixels of the picture. */
export interface CardLook {
  readonly ground: string;
  readonly text: string;
  readonly stage: string;
  readonly mark: string;
  readonly radius: number;
  readonly heading: "sans" | "serif";
}

/** A square sign of the store for home screens. */
export interface StoreIcon {
  readonly kind: "icon";
  /** Pixels. */
  readonly size: number;
  /** The store's own sign as SVG; null draws `letter`. */
  readonly svg: string | null;
  readonly letter: string;
  readonly ground: string;
  readonly text: string;
}

/** A drawn car on its stage, as mails show it. */
export interface StagedCar {
  readonly kind: "staged-car";
  /** The drawn car as SVG. */
  readonly carSvg: string;
  /** `#rrggbb`. */
  readonly ground: string;
}

/** Everything a picture depends on: equal orders are equal pictures. */
export type PictureOrder = SocialCard | StoreIcon | StagedCar;

/** Of a staged car: enough for a phone that shows a mail with three pixels a point. */
export const STAGE_WIDTH = 960;
export const STAGE_HEIGHT = 446;

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
