/** `(555) 010 - 0100` (RWD-02); anything that is no ten-digit number stays as it is. */
export function formatPhone(number: string): string {
  const digits = number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (digits.length !== 10) return number;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} - ${digits.slice(6)}`;
}

/** A number people can tap (UI-19). */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a
      className={className ?? "font-semibold whitespace-nowrap text-link underline underline-offset-4"}
      href={`tel:+1${number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "")}`}
    >
      {formatPhone(number)}
    </a>
  );
}
