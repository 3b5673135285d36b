/** OP-18: who works for somebody, or for themselves, says where and as what. */
export function hasEmployer(status: string): boolean {
  return !["RETIRED", "STUDENT", "UNEMPLOYED", "OTHER", ""].includes(status);
}

/** Who owns outright or lives with relatives pays no rent and no mortgage. */
export function paysForHome(housing: string): boolean {
  return housing !== "OWN" && housing !== "RELATIVES" && housing !== "";
}
