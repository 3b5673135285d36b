import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";

/** A number people can tap (UI-19), never broken in two; anything that is no ten-digit number stays as it is. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  const digits = number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return (
    <a
      className={className ?? "font-semibold whitespace-nowrap text-link underline underline-offset-4"}
      href={`tel:+1${digits}`}
    >
      {digits.length === 10 ? formatPhone(digits) : number}
    </a>
  );
}
