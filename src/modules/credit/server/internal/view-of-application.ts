import type { Order } from "#modules/orders/domain/order.ts";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isLanguage } from "#platform/shared/texts/language.ts";
import type { ApplicantView, ApplicationView, JointView } from "../../domain/application-view.ts";
import type { CreditContext } from "../credit-context.ts";
import { type ApplicantWithConsents, openLast4 } from "./applicant-repo.ts";
import type { ApplicationRow } from "./application-repo.ts";
import { consentView, phoneConsentView } from "./consents/consent-words.ts";
import { findInvitation, type InvitationRow } from "./invitation-repo.ts";
import { isGiven, type KnownPerson, readPeople } from "./read-people.ts";
import { isOpenForCredit } from "./seat.ts";

type Viewer = "account" | "invitation";

/** An application as one of its people may see it: nobody gets what the other typed on a phone of their own. */
export async function viewOfApplication(
  trx: TenantTransaction,
  ctx: CreditContext,
  input: {
    readonly order: Order;
    readonly application: ApplicationRow;
    readonly rows: readonly ApplicantWithConsents[];
    readonly viewer: Viewer;
  },
): Promise<ApplicationView> {
  const { order, application, viewer } = input;
  const people = readPeople(ctx, input);
  const isElsewhere = application.is_joint && application.joint_elsewhere;
  const invitation = isElsewhere
    ? await findInvitation(trx, ctx, { applicationId: application.id })
    : undefined;
  const shown = viewer === "invitation" ? people.filter(({ role }) => role === "JOINT") : people;
  return {
    ...frameOf(ctx, order),
    joint: jointOf(ctx, application, viewer === "account" ? invitation : undefined),
    applicants: shown.map((person) => {
      const isMine = viewer === "invitation" || person.role === "PRIMARY" || !isElsewhere;
      return applicantView(ctx, person, isMine);
    }),
    isReady: people.length > 0 && people.every(({ isComplete }) => isComplete),
  };
}

/** What is said of every application, also of one nobody has begun. */
export function frameOf(
  ctx: CreditContext,
  order: Order,
): Omit<ApplicationView, "joint" | "applicants" | "isReady"> {
  return {
    orderNumber: order.orderNumber,
    dealType:
      order.snapshot.worksheet?.dealType === "lease" || order.snapshot.terms?.kind === "lease"
        ? "lease"
        : "finance",
    vehicleTitle: order.snapshot.vehicle.title,
    state: stateOf(order),
    mayBeJoint: ctx.tenant.config.creditApp.jointApplications,
    phoneConsent: phoneConsentView(ctx.tenant),
  };
}

function stateOf(order: Order): ApplicationView["state"] {
  if (isOpenForCredit(order)) return "open";
  return isApplicationPending(order.dealStatus) ? "submitted" : "closed";
}

function jointOf(
  ctx: CreditContext,
  { is_joint: isJoint, relation, is_co_buyer: isCoBuyer, joint_elsewhere: isElsewhere }: ApplicationRow,
  invitation: InvitationRow | undefined,
): JointView | null {
  if (!isJoint || relation === null) return null;
  return {
    relation,
    isCoBuyer,
    isElsewhere,
    invitation: invitation
      ? {
          sentTo: invitation.sent_to_masked,
          expiresAt: invitation.expires_at.toISOString(),
          isExpired: invitation.expires_at <= ctx.clock.now(),
          isOpened: invitation.opened_at !== null,
          language: isLanguage(invitation.language) ? invitation.language : null,
        }
      : null,
  };
}

function applicantView(ctx: CreditContext, person: KnownPerson, isMine: boolean): ApplicantView {
  const { row, role, draft, pages, asked } = person;
  return {
    role,
    isMine,
    firstName: draft.personal?.firstName ?? "",
    draft: isMine ? draft : null,
    ssnLast4: isMine ? openLast4(ctx, row) : null,
    pages: isMine ? pages : pages.map((page) => ({ ...page, problems: {} })),
    consents: asked.map((code) =>
      consentView(ctx.tenant, { code, isGiven: isGiven(ctx, row.consents, code) }),
    ),
    hasDemonstrated: row.demonstrated_at !== null,
    isComplete: person.isComplete,
  };
}
