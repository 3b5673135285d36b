import { messageBrand } from "../domain/message-brand.ts";
import type { RenderedMessage } from "../domain/message-template.ts";
import { htmlOf } from "../domain/render-message.ts";
import type { QueueContext } from "./messaging-context.ts";

/** The HTML of a mail in the language it was written in; undefined where it has only its text. */
export function letterHtml(
  { tenant, readers, siteOrigin }: Pick<QueueContext, "tenant" | "readers" | "siteOrigin">,
  content: RenderedMessage,
): string | undefined {
  return htmlOf(content, (language) =>
    messageBrand(readers?.translateTenant(tenant, language) ?? tenant, siteOrigin),
  );
}
