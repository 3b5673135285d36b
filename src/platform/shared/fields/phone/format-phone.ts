/**
 * The one way phone numbers are written on screens, in mails and on papers: `(512) 555-0100`. Grows with the digits
 * typed so far (VAL-07); a leading +1 goes.
 */
export function formatPhone(input: string): string {
  const all = input.replace(/\D/gu, "");
  const digits = (all.length === 11 && all.startsWith("1") ? all.slice(1) : all).slice(0, 10);
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
