import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Described } from "../../domain/described.ts";
import type { Ownership } from "../../domain/ownership.ts";
import { carName } from "../../domain/car-name.ts";
import { QUESTIONS } from "../../domain/questions-data.ts";
import { APPRAISAL_ASKED } from "../../messages.ts";
import { openDescribed, openFigures, type TradeInRow } from "../internal/trade-in-repo.ts";
import type { TradeInContext } from "../trade-in-context.ts";

/** At most this many emails about one car, however often its owner changes an answer. */
const MOST_MAILS = 5;

/** Tells the retailer's people that a car waits for their word, by when, and what its owner said about it (TRADE-05). */
export async function askAppraiser(
  trx: TenantTransaction,
  ctx: TradeInContext,
  row: TradeInRow,
): Promise<void> {
  const asked = openFigures(ctx, row)?.asked;
  if (asked === undefined || asked.times > MOST_MAILS || row.review_due_at === null) return;
  const described = openDescribed(ctx, row);
  const { car, miles, zipCode } = described;
  const params = {
    car: car === null ? "" : carName(car),
    miles: (miles ?? 0).toLocaleString("en-US"),
    zipCode: zipCode ?? "",
    due: momentOf(ctx, row.review_due_at),
    answers: answersOf(described).join("\n"),
    tradeInId: row.id,
    version: String(asked.version),
  };
  const to = ctx.tenant.contactUsEmail;
  await queueMessage(trx, ctx, { channel: "email", to, template: APPRAISAL_ASKED, params });
}

const OWNERSHIP: Readonly<Record<Ownership, string>> = {
  OWNED: "Owned",
  FINANCED: "With a loan",
  LEASED: "Leased",
};

/** What was said, a line each. */
function answersOf({ ownership, owedCents, answers }: Described): string[] {
  const owed = owedCents === null ? "" : `, about ${formatDollarsAndCents(owedCents)} owed`;
  return [
    ...(ownership === null ? [] : [`${OWNERSHIP[ownership]}${ownership === "FINANCED" ? owed : ""}.`]),
    ...QUESTIONS.map(
      ({ id, ask, answers: all }) => `${ask} ${all.find((one) => one.id === answers[id])?.label ?? ""}`,
    ),
  ];
}

/** Where the retailer's people are. */
function momentOf({ tenant }: TradeInContext, at: Date): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: tenant.support.hours.timeZone,
    timeZoneName: "short",
  }).format(at);
}
