import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** SRCH-08: at most one a day and person. */
export const NEW_MATCHES = messageTemplate({
  key: "savedSearch.newMatches",
  subject: "{count} for your saved searches at {brand}",
  text: "Hi {firstName},\n\n{summary}\n\nCars sell every day, so have a look while these are still here.\n\nYou get this at most once a day, because you asked for it when you saved a search. To stop these e-mails, open {stopLink}",
  preheader: "{summary}",
  action: { label: "See what is new", url: "{link}" },
  // Yesterday's news would be wrong: cars are sold meanwhile.
  usefulForSeconds: 86_400,
});
