import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";

/** Somebody who signs people in for us; `hosted` is the retailer's own pool. */
export type CodeFlowName = SocialProvider | "hosted";
