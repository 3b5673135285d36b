/** What the pages know of their retailer; nothing about who asks. */
export interface TradeInSite {
  readonly brand: string;
  readonly supportPhone: string;
  /** IANA name: hours of the retailer's people are told in it. */
  readonly timeZone: string;
  /** An offer can be accepted here as a sale. */
  readonly sellsOnline: boolean;
}
