import { hash } from "node:crypto";
import { CAR_FACTS, type OrderSnapshot } from "../../domain/order.ts";

/**
 * Names everything a buyer agrees to: in money each line, what is due, and with a loan or lease its rate, term and
 * payment, and whose money it is; and which car it is, with its miles, from which dealer. Equal terms have equal digests,
 * however they were stored (promise 6).
 */
export function termsDigest(snapshot: OrderSnapshot): string {
  const known = digests.get(snapshot);
  if (known !== undefined) return known;
  const digest = digestOf(snapshot);
  // A stored snapshot is read again and again; another one may still change.
  if (Object.isFrozen(snapshot)) digests.set(snapshot, digest);
  return digest;
}

const digests = new WeakMap<OrderSnapshot, string>();

function digestOf(snapshot: OrderSnapshot): string {
  const { lines, amountDueCents, currency, terms, funding, worksheet } = snapshot;
  const priced = lines.map(({ code, label, amountCents, isEstimate }) => ({
    code,
    label,
    amountCents,
    isEstimate,
  }));
  const agreed = {
    lines: priced,
    amountDueCents,
    currency,
    terms: terms ?? null,
    ...(funding && { funding }),
    ...sheetOf(worksheet),
    ...carOf(snapshot),
  };
  return hash("sha256", canonical(agreed)).slice(0, 32);
}

/** What a feed may correct meanwhile, and whoever buys has to see first; not how its color is written. */
function carOf({ vehicle, rooftop }: Partial<Pick<OrderSnapshot, "vehicle" | "rooftop">>): object {
  if (vehicle === undefined) return {};
  const facts = Object.fromEntries(CAR_FACTS.map((fact) => [fact, vehicle[fact]]));
  return { car: { ...facts, dealer: rooftop?.id ?? null } };
}

/** The whole loan or lease, its schedule and totals; what is paid in full has no more than its lines. */
function sheetOf(worksheet: OrderSnapshot["worksheet"]): object {
  if (worksheet?.loan) return { loan: worksheet.loan };
  return worksheet?.lease ? { lease: worksheet.lease } : {};
}

const names = new Map<string, string>();

/** The names of terms are few, and the same in every digest. */
function nameOf(key: string): string {
  let name = names.get(key);
  if (name === undefined) names.set(key, (name = JSON.stringify(key)));
  return name;
}

/** The same text for the same value: the database keeps no order of keys. */
function canonical(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // A loan's schedule is hundreds of numbers, and every view of an order is digested: nothing is made but the text.
  let text = "";
  if (Array.isArray(value)) {
    for (const part of value) text += `${text === "" ? "" : ","}${canonical(part ?? null)}`;
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields).toSorted()) {
    const part = fields[key];
    if (part === undefined) continue;
    text += `${text === "" ? "" : ","}${nameOf(key)}:${canonical(part)}`;
  }
  return `{${text}}`;
}
