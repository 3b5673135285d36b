import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { NoticePress } from "./notice-press.ts";

/** What drawing and sending letters needs; owing them needs a `QueueContext` alone. */
export type NoticesContext = QueueContext & PaperContext & { readonly noticePress: NoticePress };
