import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { PASSWORD_RULES } from "#platform/shared/fields/password.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";

const NOT_COMMON = english("Not a common password");

/** AUTH-17: every rule with a tick once it holds; changes are read out politely. */
export function PasswordChecklist(props: {
  readonly id: string;
  readonly password: string;
  /** What the server says of it; undefined before it was asked. */
  readonly isCommon: boolean | undefined;
}) {
  const { id, password, isCommon } = props;
  const t = useText();
  const lines = [
    ...PASSWORD_RULES.map(({ key, text, passes }) => ({ key, text, passes: passes(password) })),
    { key: "common", text: NOT_COMMON, passes: isCommon === false },
  ];
  return (
    <ul
      aria-label={t("Password rules")}
      aria-live="polite"
      className="grid gap-1 rounded-control bg-surface-sunken p-3 sm:grid-cols-2"
      id={id}
    >
      {lines.map(({ key, text, passes }) => (
        <li
          className={classNames(
            "flex items-center gap-2 text-small",
            passes ? "text-success" : "text-ink-muted",
          )}
          key={key}
        >
          <Icon name={passes ? "check" : "minus"} size={16} />
          <span>
            {t(text)}
            <span className="sr-only">, {passes ? t("done") : t("still missing")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
