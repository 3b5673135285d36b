/** Digits with their slash while they are typed: `032021` becomes `03/2021`; what has a slash of its own stays. */
export function maskMonthYear(input: string): string {
  if (/[^\d]/u.test(input)) return input;
  const digits = input.slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
