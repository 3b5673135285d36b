/** A year and a half of use is 1.5: model years begin in July of the year before. */
export function ageInYears(modelYear: number, on: Date): number {
  const months = (on.getUTCFullYear() - modelYear) * 12 + on.getUTCMonth() + 6;
  return Math.max(0, Math.round((months / 12) * 100) / 100);
}
