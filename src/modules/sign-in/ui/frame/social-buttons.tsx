import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import { buttonClass } from "#design-system/plain-button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { TextLink } from "./text-link.tsx";
import { useScreenText } from "./use-screen-text.ts";

interface SocialButtonsProps {
  readonly social: readonly SocialProvider[];
  readonly returnTo: string;
  /** Where the texts are that somebody new agrees to; without them the sentence stands alone. */
  readonly legal?: { readonly termsHref: string; readonly privacyHref: string };
  /** Before the page is left. */
  readonly onLeave?: () => void;
}

/** AUTH-13: one button a provider, all alike, above the form and divided from it. */
export function SocialButtons({ social, returnTo, legal, onLeave }: SocialButtonsProps) {
  const text = useScreenText();
  if (social.length === 0) return null;
  return (
    <div className="grid gap-3">
      {social.map((provider) => (
        <a
          className={buttonClass("secondary", "w-full")}
          data-provider={provider}
          href={`/public/identity/social/${provider}/start?${new URLSearchParams({ returnTo })}`}
          key={provider}
          onClick={onLeave}
          rel="nofollow"
        >
          <ProviderMark provider={provider} />
          {text(`identity.social.${provider}`)}
        </a>
      ))}
      <p className="text-center text-small text-ink-muted">
        {text("identity.social.note")} <Agreement legal={legal} />
      </p>
      <p className="flex items-center gap-3 text-small text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {text("identity.social.or")}
      </p>
    </div>
  );
}

/** OP-46: a provider may make an account at once, so what that agrees to is said before (`consentTexts.terms`). */
function Agreement({ legal }: { readonly legal: SocialButtonsProps["legal"] }) {
  const t = useText();
  const terms = t("terms of use");
  const privacy = t("privacy policy");
  return (
    <>
      {rich(t("By continuing you agree to our {terms} and {privacy}."), {
        terms: legal ? <LegalLink href={legal.termsHref}>{terms}</LegalLink> : terms,
        privacy: legal ? <LegalLink href={legal.privacyHref}>{privacy}</LegalLink> : privacy,
      })}
    </>
  );
}

function LegalLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <TextLink href={href} inline newTab>
      {children}
    </TextLink>
  );
}

/** Our own drawings, in the color of the text. */
function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  const size = {
    "aria-hidden": true,
    focusable: false,
    height: 22,
    viewBox: "0 0 24 24",
    width: 22,
  } as const;
  if (provider === "google") {
    return (
      <svg {...size} fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M18.6 6.200A8.600 8.600 0 1 0 20.6 12h-8.300" />
      </svg>
    );
  }
  return (
    <svg {...size} fill="currentColor">
      <path d="M12 7.800c-1.700-1.200-6.700-1.600-7.200 4.400-.3 4.200 2.500 8.900 5 8.900 1 0 1.300-.6 2.300-.6s1.300.6 2.300.6c2 0 4.100-3.100 4.700-5.600-2.900-1.300-3.200-5.200-.3-6.800-1.700-2.200-5-2.100-6.800-.9Zm.2-1.200c0-2.500 1.600-4.200 3.700-4.600.1 2.500-1.500 4.400-3.700 4.600Z" />
    </svg>
  );
}
