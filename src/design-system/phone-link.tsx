import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";

/** A number people can tap (UI-19), never broken in two, or a word in its place where there is no room for it. */
export function PhoneLink({
  number,
  className,
  word,
}: {
  number: string;
  className?: string;
  word?: string;
}) {
  const digits = number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return (
    <a
      className={className ?? "font-semibold whitespace-nowrap text-link underline underline-offset-4"}
      href={`tel:+1${digits}`}
    >
      {word ?? (digits.length === 10 ? formatPhone(digits) : number)}
    </a>
  );
}
