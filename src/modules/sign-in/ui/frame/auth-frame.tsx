import type { ReactNode } from "react";
import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { signUpReasons } from "#modules/accounts/messages.ts";
import type { AuthPage } from "./auth-page.ts";
import { useScreenText } from "./use-screen-text.ts";

interface AuthFrameProps {
  readonly page: Pick<AuthPage, "layout" | "image">;
  /** The welcome block of the sign-up (AUTH-10). */
  readonly withReasons: boolean;
  readonly children: ReactNode;
}

/** A form alone stands on a desk beside its heading on the store's own ground: neither is a strip in an empty page. */
const ALONE =
  "lg:max-w-[68rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-x-10 lg:*:col-start-2 lg:*:first:col-start-1 " +
  "lg:*:first:row-span-3 lg:*:first:content-center lg:*:first:rounded-card lg:*:first:bg-hero lg:*:first:p-12 " +
  "lg:*:first:text-on-hero lg:[&>:first-child>p]:text-on-hero lg:[&_h1]:text-display";

/**
 * AUTH-11: the form alone in the social layout, beside a lifestyle picture otherwise. AUTH-12: up to 375
 * pixels there is room for the form only; from there on the picture is a band above it, on a desk a column.
 */
export function AuthFrame({ page, withReasons, children }: AuthFrameProps) {
  const hasPicture = page.layout === "image";
  const hasAside = hasPicture || withReasons;
  return (
    <div
      className={classNames(
        "page-width grid justify-items-center gap-6 py-6 min-[375px]:py-8 md:py-12",
        hasAside && "lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:items-start lg:gap-14 xl:gap-20",
        hasAside && !hasPicture && "lg:grid-cols-[minmax(0,32rem)_minmax(0,24rem)] lg:justify-center",
      )}
    >
      <div className={classNames("grid w-full max-w-form content-start gap-5", !hasAside && ALONE)}>
        {children}
      </div>
      {hasAside && (
        <div className="grid gap-6 max-lg:contents lg:sticky lg:top-24 lg:w-full">
          {hasPicture && <Picture page={page} withReasons={withReasons} />}
          {withReasons && <Reasons />}
        </div>
      )}
    </div>
  );
}

function Picture({ page, withReasons }: Omit<AuthFrameProps, "children">) {
  return (
    <div
      className={classNames(
        "hidden h-32 w-full max-w-form overflow-hidden rounded-card max-lg:order-first min-[375px]:block sm:h-44 lg:max-w-none",
        withReasons ? "lg:h-[min(26rem,calc(100dvh-22rem))]" : "lg:h-[min(40rem,calc(100dvh-9rem))]",
      )}
    >
      <img
        alt=""
        className={classNames(
          "size-full",
          page.image.isDrawn ? "bg-hero object-contain p-4 lg:p-12" : "object-cover",
        )}
        src={page.image.url}
      />
    </div>
  );
}

function Reasons() {
  const t = useText();
  const text = useScreenText();
  return (
    <aside
      aria-label={t("Reasons to sign up")}
      className="w-full max-w-form rounded-card bg-surface-sunken p-6 lg:max-w-none"
    >
      <h2 className="pb-4 text-lead font-semibold">{text("identity.signUp.reasons")}</h2>
      <ul className="grid gap-4">
        {signUpReasons.slice(0, 3).map((reason) => (
          <li className="flex gap-3" key={reason}>
            <Icon className="mt-0.5 shrink-0 text-success" name="success" size={22} />
            {t(reason)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
