/** Where the shopper is, as far as the zip tells (UI-11). */
export interface PlaceView {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}
