/** What a language says of itself; everything about it that is no text of a page. Every first visit loads it: be brief. */
export interface LanguageDescriptor {
  /** What it calls itself, for those who choose one. */
  readonly name: string;
  /** How dates, times and numbers are written. */
  readonly locale: string;
  /** Whether a whole date names its month, because figures alone would be read as another day. */
  readonly hasNamedMonths?: boolean;
  /**
   * Where a retailer's settings say something in this language: `"spanish": { "Fine cars": "Autos finos" }`. The language
   * that texts are written in has none.
   */
  readonly setting?: string;
  /** Whether its texts are beside its descriptor; they are beside each module otherwise (`texts/es-data.ts`). */
  readonly hasOwnTexts?: boolean;
}
