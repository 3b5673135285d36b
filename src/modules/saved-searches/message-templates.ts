import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** SRCH-08: at most one a day and person. */
export const NEW_MATCHES = messageTemplate({
  key: "savedSearch.newMatches",
  subject: "{count} for your saved searches at {brand}",
  text: "Hi {firstName},\n\n{summary}\n\nCars sell every day, so take a look while these are still here.\n\nYou asked for this email when you saved a search. We send no more than one a day. To stop these emails, open {stopLink}",
  preheader: "{summary}",
  action: { label: "See what is new", url: "{link}" },
  // Yesterday's news would be wrong: cars are sold meanwhile.
  usefulForSeconds: 86_400,
});
