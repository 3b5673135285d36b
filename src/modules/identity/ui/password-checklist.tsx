import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { PASSWORD_RULES } from "#platform/shared/fields/password.ts";
import { useText } from "#platform/browser/texts.tsx";

/** AUTH-17: every rule with a tick once it holds; changes are read out politely. */
export function PasswordChecklist({ id, password }: { readonly id: string; readonly password: string }) {
  const t = useText();
  return (
    <ul
      aria-label={t("Password rules")}
      aria-live="polite"
      className="grid gap-1 rounded-control bg-surface-sunken p-3 sm:grid-cols-2"
      id={id}
    >
      {PASSWORD_RULES.map((rule) => {
        const passes = rule.passes(password);
        return (
          <li
            className={classNames(
              "flex items-center gap-2 text-small",
              passes ? "text-success" : "text-ink-muted",
            )}
            key={rule.key}
          >
            <Icon name={passes ? "check" : "minus"} size={16} />
            <span>
              {t(rule.text)}
              <span className="sr-only">, {passes ? t("done") : t("still missing")}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
