import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { MessageTemplate } from "#modules/messaging/domain/message-template.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { attemptsLeft, codeState, checkRequest, type RequestVerdict } from "../../domain/code-rules.ts";
import { isOfDay, isOwnCode, STRANGER_ATTEMPTS } from "../../domain/code-owner.ts";
import type { CodePurpose } from "../../domain/limits-data.ts";
import { codeLimitsOf } from "../../domain/tenant-limits.ts";
import type { Account } from "../accounts-repo.ts";
import { type CodeContext, codeCaller } from "./code-caller.ts";
import {
  type CodeLine,
  countAttempt,
  countStranger,
  type EmailCode,
  insertEmailCode,
  isCode,
  lockEmailCodes,
} from "./email-codes-repo.ts";
import { keepOrRollBack } from "../keep-or-roll-back.ts";
import { notifyOwner } from "../notify-owner.ts";

/** A code is on its way, or would be. Seconds. */
export interface CodeSent {
  readonly codeExpiresInSeconds: number;
  readonly resendAfterSeconds: number;
  /** One more request is allowed after this one. */
  readonly oneRequestLeft?: true;
}

export type CodeRequest =
  | { readonly kind: "sent"; readonly sent: CodeSent }
  | Exclude<RequestVerdict, { kind: "allowed" }>;

interface RequestCodeInput extends CodeLine {
  /** Whom the code is for; undefined does the same work for nobody. */
  readonly account: Account | undefined;
  readonly template: MessageTemplate<"code" | "firstName" | "link" | "brand" | "supportPhone">;
  /** Where the code is to be typed, for templates with a button. */
  readonly link?: string;
  /** Only the codes of this account count, because strangers may have asked before it existed. */
  readonly ownCodesOnly?: true;
}

/** Checks a request for a code by the limits of its purpose and sends one if they allow it. */
export async function requestCode(
  trx: TenantTransaction,
  ctx: CodeContext,
  input: RequestCodeInput,
): Promise<CodeRequest> {
  const { account, purpose, email } = input;
  const made = await makeCode(trx, ctx, { ...input, accountId: account?.id });
  if (made.kind !== "made") return { kind: made.kind, waitSeconds: made.waitSeconds };
  const params = { code: made.code, firstName: account?.firstName ?? "", link: input.link ?? "" };
  await keepOrRollBack(trx, account !== undefined, () =>
    queueMessage(trx, ctx, {
      channel: "email",
      to: account?.email ?? email,
      template: input.template,
      params,
    }),
  );
  return {
    kind: "sent",
    sent: {
      codeExpiresInSeconds: codeLimitsOf(ctx.tenant, purpose).codeSeconds,
      resendAfterSeconds: made.resendAfterSeconds,
      ...(made.oneLeft && { oneRequestLeft: true }),
    },
  };
}

interface MakeCodeInput extends CodeLine {
  readonly accountId?: string | undefined;
  readonly ownCodesOnly?: true;
}

type MadeCode =
  | {
      readonly kind: "made";
      readonly id: string;
      /** For the message; it is stored as a keyed hash only. */
      readonly code: string;
      readonly resendAfterSeconds: number;
      readonly oneLeft: boolean;
    }
  | (Exclude<RequestVerdict, { kind: "allowed" }> & {
      /** What the caller's own browser asked for last. */
      readonly latestId: string | undefined;
    });

/** Makes and stores a code where the limits of its purpose allow one; telling it is the caller's. */
export async function makeCode(
  trx: TenantTransaction,
  ctx: CodeContext,
  input: MakeCodeInput,
): Promise<MadeCode> {
  const { accountId, purpose, email } = input;
  const at = ctx.clock.now();
  const all = await lockEmailCodes(trx, ctx, input);
  const counted = input.ownCodesOnly ? all.filter((code) => code.accountId === accountId) : all;
  const asker = await codeCaller(trx, ctx, email);
  const own = counted.filter((code) => isOwnCode(code, asker));
  const ofDay = counted.filter((code) => isOfDay(code, asker));
  const verdict = checkRequest({ own, ofDay }, codeLimitsOf(ctx.tenant, purpose), at.getTime());
  if (verdict.kind !== "allowed") {
    const latest = own.find(({ browser }) => browser !== undefined && browser === asker.browser);
    return { ...verdict, latestId: latest?.id };
  }
  const made = await insertEmailCode(trx, ctx, { purpose, email, accountId, at, asker });
  const { oneLeft, resendAfterSeconds } = verdict;
  return { kind: "made", ...made, oneLeft, resendAfterSeconds };
}

/** What became of a wrong code. */
export type Miss =
  | { readonly kind: "wrong" | "one-left" | "expired" }
  | { readonly kind: "burned"; readonly waitSeconds: number };

export type CodeTry = Miss | { readonly kind: "right"; readonly code: EmailCode; readonly account: Account };

interface TryCodeInput extends CodeLine {
  readonly code: string;
  /** The account of the address, if it has one. */
  readonly account: Account | undefined;
}

/**
 * Holds a typed code against the newest one that this caller asked for, or against the newest one at all when
 * they asked for none that still works; a wrong one counts. Who did not ask for a code gets a single wrong try at
 * it, so that nobody burns the code of somebody else. Using it up is the caller's.
 */
export async function tryCode(
  trx: TenantTransaction,
  ctx: CodeContext,
  input: TryCodeInput,
): Promise<CodeTry> {
  const all = await lockEmailCodes(trx, ctx, input);
  const caller = await codeCaller(trx, ctx, input.email);
  const stateOf = (code: EmailCode | undefined) =>
    codeState(code, codeLimitsOf(ctx.tenant, input.purpose), ctx.clock.now().getTime());
  const own = all.find((code) => isOwnCode(code, caller));
  const ownState = stateOf(own);
  const isOwn = ownState.kind === "usable" || ownState.kind === "burned" || own === all[0];
  const [tried, state] = isOwn ? [own, ownState] : [all[0], stateOf(all[0])];
  if (tried === undefined || state.kind === "none") return { kind: "wrong" };
  if (state.kind === "burned") return isOwn ? state : { kind: "expired" };
  const isShut = !isOwn && tried.strangerAttempts >= STRANGER_ATTEMPTS;
  if (state.kind === "expired" || isShut) return { kind: "expired" };
  const { account } = input;
  const same = isCode(ctx.keys, tried, input.code);
  if (same && account !== undefined && tried.accountId === account.id)
    return { kind: "right", code: tried, account };
  if (isOwn) return countMiss(trx, ctx, { ...input, code: tried });
  await countStranger(trx, ctx.tenantId, tried.id);
  return { kind: "wrong" };
}

/** Codes that open an account: its owner hears that somebody guesses. */
const HAVE_OWNERS: ReadonlySet<CodePurpose> = new Set(["passcode", "reset"]);

/** Counts a wrong try; the last one allowed burns the code, and the owner hears of it. */
export async function countMiss(
  trx: TenantTransaction,
  ctx: CodeContext,
  { purpose, email, account, code }: Omit<TryCodeInput, "code"> & { readonly code: EmailCode },
): Promise<Miss> {
  const limits = codeLimitsOf(ctx.tenant, purpose);
  const left = attemptsLeft(code.attempts + 1, limits);
  const burnedAt = left === 0 ? ctx.clock.now() : null;
  await countAttempt(trx, ctx.tenantId, { id: code.id, burnedAt });
  if (left === 0) {
    if (HAVE_OWNERS.has(purpose)) await notifyOwner(trx, ctx, { email, account });
    return { kind: "burned", waitSeconds: limits.burnedSeconds };
  }
  return { kind: left === 1 ? "one-left" : "wrong" };
}
