/** Where a car is to be brought, as its form holds it. */
export interface AddressDraft {
  readonly streetAddress: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** As it is typed. */
  readonly phone: string;
  readonly phoneConsent: boolean;
  readonly instructions: string;
  /** The car will be registered where the contract says, although it is brought to another state. */
  readonly registersAtHome: boolean;
}
