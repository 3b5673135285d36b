import { EventBuffer } from "#modules/analytics/server/event-buffer.ts";
import { openNewDrafts } from "#modules/checkout/server/new-drafts.ts";
import { PicturePainter } from "#modules/discovery/server/picture-painter.ts";
import { openObjectStore, openVirusScanner } from "#modules/documents/providers/document-ports.ts";
import { processThumbnailer } from "#modules/documents/providers/thumbnails/process-thumbnailer.ts";
import { declineLettersOf } from "#modules/credit-letters/server/decline-letters.ts";
import { drawSentNotice, NOTICE_PAPERS } from "#modules/credit-letters/server/draw-sent-notice.ts";
import { NoticePress } from "#modules/credit-letters/server/notice-press.ts";
import type { Drawings } from "#modules/messaging/server/messaging-context.ts";
import { InvoicePress } from "#modules/payments/server/invoices/invoice-press.ts";
import { pushServices } from "#modules/push-messages/providers/push-services.ts";
import { pushCarrier } from "#modules/push-messages/server/push-carrier.ts";
import { BrandLogos } from "#modules/tenancy/server/brand-logos.ts";
import { PhotoPress } from "#modules/vehicle-photos/server/photo-press.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import { knownAlertTexts } from "../known-alert-texts.ts";
import { webhookSources } from "../modules.ts";
import { webhookSecretsFrom } from "../process/webhook-secrets.ts";

/** Stores, threads and caches of this process that every request shares. */
export function openProcessParts(config: Config, log: Log) {
  const noticePress = new NoticePress();
  const brandLogos = new BrandLogos({ log });
  const drawings: Drawings = {
    [NOTICE_PAPERS]: (ctx, id) => drawSentNotice({ ...ctx, noticePress, brandLogos }, id),
  };
  return {
    picturePainter: new PicturePainter(),
    photoPress: new PhotoPress({ log }),
    brandLogos,
    drawings,
    pushCarrier: pushCarrier(pushServices()),
    invoicePress: new InvoicePress(),
    noticePress,
    declineLetters: declineLettersOf(noticePress),
    newDrafts: openNewDrafts(),
    webhooks: {
      sources: webhookSources,
      secrets: webhookSecretsFrom({ secrets: config.secrets, sandbox: config.demo }),
    },
    objectStore: openObjectStore(config.objectStoreUrl),
    virusScanner: openVirusScanner(config, log),
    thumbnailer: processThumbnailer(),
    analytics: { buffer: new EventBuffer(), alertTexts: knownAlertTexts },
  };
}
