/** Model years through this one need no statement after 10 years; later ones after 20. */
const LAST_YEAR_OF_TEN = 2010;

/** 49 CFR 580.17(a)(3) and (4): whether a car of a model year is too old to need an odometer statement in a year. */
export function isOdometerExempt(modelYear: number, transferYear: number): boolean {
  return transferYear >= modelYear + (modelYear <= LAST_YEAR_OF_TEN ? 10 : 20);
}
