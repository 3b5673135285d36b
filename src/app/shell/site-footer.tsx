import { Link } from "react-router";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { useShell } from "./use-shell.ts";

const COLUMNS = [
  {
    title: "Shop",
    links: [
      ["/search", "Search Cars"],
      ["/financing", "Financing"],
      ["/warranty", "Warranties"],
    ],
  },
  {
    title: "Help",
    links: [
      ["/why-us", "Why Us"],
      ["/faq", "FAQ"],
      ["/contact-us", "Contact Us"],
      ["/accessibility", "Accessibility"],
    ],
  },
  {
    title: "Legal",
    links: [
      ["/privacy-policy", "Privacy Policy"],
      ["/privacy-notice", "Privacy Notice"],
      ["/terms-of-use", "Terms of Use"],
      ["/cookie-policy", "Cookie Policy"],
    ],
  },
] as const;

/** NAV-02. */
export function SiteFooter() {
  const shell = useShell();
  return (
    <footer className="mt-20 border-t border-line bg-surface-sunken">
      <div className="page-width grid gap-10 py-12 lg:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start gap-3">
          <BrandMark asText />
          {shell && (
            <Support email={shell.supportEmail} hours={shell.supportHours} phone={shell.supportPhone} />
          )}
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {COLUMNS.map((column) => (
            <div key={column.title}>
              <h2 className="text-small font-semibold tracking-normal">{column.title}</h2>
              <ul className="pt-1">
                {column.links.map(([to, label]) => (
                  <li key={to}>
                    <Link
                      className="inline-flex min-h-11 items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline"
                      to={to}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap gap-x-6 gap-y-1 py-5 text-small text-ink-muted">
          <p>{shell?.legalName}</p>
          {shell?.isDemo && <p>Demonstration site: cars, prices and payments are invented.</p>}
        </div>
      </div>
    </footer>
  );
}

function Support({ phone, email, hours }: { phone: string; email: string; hours: string }) {
  return (
    <div className="grid gap-1 text-small text-ink-muted">
      <p className="flex min-h-11 items-center text-lead text-ink">
        <PhoneLink className="font-semibold tabular underline-offset-4 hover:underline" number={phone} />
      </p>
      <p>{hours}</p>
      <p>
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
          href={`mailto:${email}`}
        >
          {email}
        </a>
      </p>
    </div>
  );
}
