import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** To the retailer's privacy contact. */
export const PRIVACY_REQUEST_TO_DO = messageTemplate({
  key: "privacy.toDo",
  subject: "Privacy request {requestNumber}: answer by {dueOn}",
  text: "A privacy request needs somebody's attention.\n\nRequest: {what}\nReceived: {receivedOn}\nAnswer due: {dueOn}\nWhy it needs a person: {why}\n\nAnswer it with the events privacy.extended, privacy.completed or privacy.denied.",
  isForRetailer: true,
});
