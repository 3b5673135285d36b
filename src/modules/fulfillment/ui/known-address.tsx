import { Icon } from "#design-system/icon.tsx";
import { wholePhones } from "#design-system/whole-phones.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import { streetLine, townLine } from "../domain/one-line.ts";
import type { AddressDraft } from "./address-draft.ts";
import type { FulfillmentView } from "./fulfillment-view.ts";

const NEEDED = ["streetAddress", "city", "state", "zipCode"] as const;

/** Nothing is left to ask: the order knows where the car goes and whom the driver calls, and nobody has said otherwise. */
export function isAsKnown(value: AddressDraft, known: FulfillmentView["known"]): boolean {
  const isWhole = NEEDED.every((name) => known[name] !== "") && phoneDigits(known.phone) !== undefined;
  const isSame = [...NEEDED, "addressLine2" as const].every((name) => value[name] === known[name]);
  return isWhole && isSame && phoneDigits(value.phone) === phoneDigits(known.phone);
}

/** An address that is known, in a line instead of fields (DLV-05). */
export function KnownAddress({
  value,
  isTooFar,
  onChange,
}: {
  readonly value: AddressDraft;
  /** Nobody drives there, so nobody calls. */
  readonly isTooFar: boolean;
  readonly onChange: () => void;
}) {
  const t = useText();
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface-raised py-2 pr-1 pl-4">
      <Icon className="mt-2.5 shrink-0 text-action max-[22rem]:hidden" name="truck" size={22} />
      <p className="min-w-0 grow py-2 wrap-anywhere">
        <span className="block font-semibold">
          <span className="inline-block">{streetLine(value)},</span>{" "}
          <span className="inline-block">{townLine(value)}</span>
        </span>
        {!isTooFar && (
          <span className="block text-small text-ink-muted">
            {wholePhones(t("The driver calls {phone}.", { phone: formatPhone(value.phone) }))}
          </span>
        )}
      </p>
      <button
        aria-label={t("Change the address or phone")}
        className="min-h-11 shrink-0 px-3 font-semibold text-link underline underline-offset-4"
        onClick={onChange}
        type="button"
      >
        {t("Change")}
      </button>
    </div>
  );
}
