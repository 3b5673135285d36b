/** One rooftop as the map of a search shows it. */
export interface RooftopOnMap {
  readonly id: string;
  readonly name: string;
  /** `Austin, TX`. */
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Vehicles of the search that stand there. */
  readonly count: number;
  /** Whole miles from the shopper's ZIP code; null without one. */
  readonly miles: number | null;
}
