import { useEffect, useRef, useState, type ReactNode } from "react";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useSupportPhone } from "#platform/browser/texts/support-phone.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { ALERT_PASSES_AFTER_MS, hideUnwatched, passesBy } from "./alert-bar-passing.ts";
import { showAlert } from "./bring-into-view.ts";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { wholePhones } from "./whole-phones.tsx";

/** UI-01, verbatim. */
export type AlertType =
  | "expired"
  | "resent"
  | "wrongInput"
  | "success"
  | "warning"
  | "internalError"
  | "error";

interface AlertLook {
  readonly icon: IconName;
  readonly className: string;
  /** Errors interrupt a screen reader, everything else waits its turn. */
  readonly role: "alert" | "status";
}

const DANGER = "border-danger bg-danger-soft [&>svg]:text-danger";
const LOOKS: Record<AlertType, AlertLook> = {
  expired: { icon: "clock", className: "border-warning bg-warning-soft [&>svg]:text-warning", role: "alert" },
  warning: {
    icon: "warning",
    className: "border-warning bg-warning-soft [&>svg]:text-warning",
    role: "status",
  },
  resent: { icon: "mail", className: "border-info bg-info-soft [&>svg]:text-info", role: "status" },
  success: {
    icon: "success",
    className: "border-success bg-success-soft [&>svg]:text-success",
    role: "status",
  },
  wrongInput: { icon: "error", className: DANGER, role: "alert" },
  internalError: { icon: "error", className: DANGER, role: "alert" },
  error: { icon: "error", className: DANGER, role: "alert" },
};

interface AlertBarProps {
  readonly type: AlertType;
  readonly title?: string;
  readonly children: ReactNode;
  /** A button or link with the way out (UI-03). */
  readonly action?: ReactNode;
  /**
   * Milliseconds until it hides by itself, null to keep it. UI-02: 10000 when left out, for what only confirms; what
   * went wrong, what somebody has to know and what holds a button stays, because nobody could read it again.
   */
  readonly hideAfter?: number | null;
  readonly className?: string;
  /** The message names the phone itself, or somebody beside it does. */
  readonly namesPhone?: true;
}

/** A message about the whole screen or form; one about a failure of ours names the support phone (MSG-07). A plain text may be English: reasons come from code that knows no language. */
export function AlertBar(props: AlertBarProps) {
  const { type, title, children, action, hideAfter, className, namesPhone } = props;
  const t = useText();
  const phone = useSupportPhone();
  const [hidden, setHidden] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const usual = passesBy(type, action !== undefined) ? ALERT_PASSES_AFTER_MS : null;
  const after = hideAfter === undefined ? usual : hideAfter;
  useEffect(() => {
    if (after === null) return undefined;
    const isWatched = () => box.current?.matches(":hover,:focus-within") ?? false;
    return hideUnwatched(isWatched, () => setHidden(true), after);
  }, [after]);
  const look = LOOKS[type];
  useEffect(() => {
    if (look.role === "alert" && box.current) showAlert(box.current);
  }, [look]);
  if (hidden) return null;
  return (
    <div
      className={classNames(
        "flex items-start gap-3 rounded-card border-l-4 px-4 py-3 text-ink",
        look.className,
        className,
      )}
      data-alert={type}
      ref={box}
      role={look.role}
    >
      <Icon className="mt-0.5 shrink-0" name={look.icon} size={22} />
      <div className="grid grow gap-1" data-alert-text>
        {title && <p className="font-semibold">{title}</p>}
        <div>{typeof children === "string" ? wholePhones(t(children)) : children}</div>
        {type === "internalError" && phone !== undefined && namesPhone === undefined && (
          <p>{rich(t("Need help? Call {phone}."), { phone: <PhoneLink number={phone} /> })}</p>
        )}
        {action && <div className="pt-1">{action}</div>}
      </div>
    </div>
  );
}
