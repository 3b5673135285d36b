import type { RequestContext } from "#platform/server/context/request-context.ts";
import { findRevokedSessions } from "./sessions-repo.ts";

/** How old the picture may be: a sign-out elsewhere takes effect within five seconds (decision 0030). */
const REFRESH_AFTER_MS = 4_000;
/** Longer than any access token lives, skew included. */
export const REMEMBER_SECONDS = 900;

interface TenantPicture {
  loadedAt: number;
  sessions: Set<string>;
  /** Ended here while a load was under way, which may not see them. */
  added: Set<string>;
  loading: Promise<void> | undefined;
}

/** Sessions ended lately, per tenant: what makes an unexpired access token worthless. */
export class RevokedSessions {
  readonly #tenants = new Map<string, TenantPicture>();

  /** Waits for a fresh picture only when the present one is older than four seconds. */
  async has(ctx: RequestContext, sessionId: string): Promise<boolean> {
    const picture = this.#of(ctx.tenantId);
    if (performance.now() - picture.loadedAt > REFRESH_AFTER_MS) await this.#refresh(ctx, picture);
    return picture.sessions.has(sessionId);
  }

  /** Takes effect at once in this process; the others read it from the database. */
  add(tenantId: string, sessionId: string): void {
    const picture = this.#of(tenantId);
    picture.sessions.add(sessionId);
    if (picture.loading !== undefined) picture.added.add(sessionId);
  }

  #of(tenantId: string): TenantPicture {
    let picture = this.#tenants.get(tenantId);
    if (picture === undefined) {
      picture = {
        loadedAt: Number.NEGATIVE_INFINITY,
        sessions: new Set(),
        added: new Set(),
        loading: undefined,
      };
      this.#tenants.set(tenantId, picture);
    }
    return picture;
  }

  #refresh(ctx: RequestContext, picture: TenantPicture): Promise<void> {
    picture.loading ??= this.#load(ctx, picture).finally(() => {
      picture.loading = undefined;
    });
    return picture.loading;
  }

  async #load(ctx: RequestContext, picture: TenantPicture): Promise<void> {
    const startedAt = performance.now();
    const since = new Date(ctx.clock.now().getTime() - REMEMBER_SECONDS * 1000);
    const ended = await ctx.db.transaction((trx) => findRevokedSessions(trx, ctx.tenantId, since));
    picture.sessions = new Set([...ended, ...picture.added]);
    picture.added.clear();
    picture.loadedAt = startedAt;
  }
}
