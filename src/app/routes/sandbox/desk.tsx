import { data } from "react-router";
import type { Route } from "./+types/desk";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { AdministratorDesk } from "./administrator-desk.tsx";
import { ClockDesk } from "./clock-desk.tsx";
import { FlagDesk } from "./flag-desk.tsx";
import { IncentiveDesk } from "./incentive-desk.tsx";
import { LenderDesk } from "./lender-desk.tsx";
import { LetterDesk } from "./letter-desk.tsx";
import { MessageDesk } from "./message-desk.tsx";
import { OrderDesk } from "./order-desk.tsx";
import { RooftopDesk } from "./rooftop-desk.tsx";
import { TradeInDesk } from "./trade-in-desk.tsx";
import { ScenarioDesk } from "./scenario-desk.tsx";

/** Demo retailers only: everywhere else there is nothing at this address. */
export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  if (!ctx.tenant.isDemo) throw data(null, 404);
  const mailboxes = Object.values(ctx.tenant.config.dealers).flatMap(({ leadEmail }) => leadEmail ?? []);
  return { mailboxes, meta: pageMeta(ctx, request, { page: "landing", noIndex: true }) };
}

/** Parts of the desk by the id of their heading, the most used ones first. */
const PLACES: readonly (readonly [id: string, name: string])[] = [
  ["order-events", "Orders"],
  ["messages", "Messages"],
  ["clock", "Clock"],
  ["lenders", "Lenders"],
  ["letters", "Letters"],
  ["trade-ins", "Trade-ins"],
  ["administrator-desk", "Protection plans"],
  ["incentive-desk", "Incentives"],
  ["rooftop-values", "Rooftop values"],
  ["flags", "Flags"],
  ["scenarios", "Test inputs"],
];

/**
 * Below a desktop's width. Its parts are named: what could be any element has browsers draw every page of the store anew
 * whenever something comes into it.
 */
const ONE_PART =
  "max-lg:[&:not(:has(:target))>section:not(:first-child)]:hidden max-lg:[&:has(:target)>section:not(:has(:target))]:hidden";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  toMetaTags(loaderData?.meta && { ...loaderData.meta, title: "Sandbox desk" });

/** A person plays every third party: mail, text messages, carriers, banks, the retailer and the clock. */
export default function SandboxDesk({ loaderData: { mailboxes } }: Route.ComponentProps) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <header className="grid gap-2">
        <h1 className="text-heading">Sandbox desk</h1>
        <p className="max-w-prose text-lead text-ink-muted">
          Act as the insurer, the bank, the lender or the dealer.{" "}
          <span className="max-sm:hidden">
            Nothing here leaves this machine, except messages when a mail server or Twilio is set up. A live
            retailer doesn't have this page.
          </span>
        </p>
      </header>
      <Places />
      <div
        className={`gap-6 [&_h2]:scroll-mt-24 lg:columns-2 xl:columns-3 [&>*]:mb-6 [&>*]:break-inside-avoid ${ONE_PART}`}
      >
        <OrderDesk />
        <MessageDesk mailboxes={mailboxes} />
        <ClockDesk />
        <LenderDesk />
        <LetterDesk />
        <TradeInDesk />
        <AdministratorDesk />
        <IncentiveDesk />
        <RooftopDesk />
        <FlagDesk />
        <ScenarioDesk />
      </div>
    </div>
  );
}

/** One column is eleven screens long on a phone: there one part is shown, the first or the one that the address names. */
function Places() {
  return (
    <nav aria-label="On this page" className="-mx-4 overflow-x-auto px-4 lg:hidden">
      <ul className="flex gap-2">
        {PLACES.map(([id, name]) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface-raised px-4 text-small font-semibold whitespace-nowrap hover:border-ink"
              href={`#${id}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
