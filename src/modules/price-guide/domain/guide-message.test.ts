import { describe, expect, it } from "vitest";
import { offerIdOfMessage } from "./guide-message.ts";

const own = {};
const frame = { origin: "https://ico.guide.example", source: own };
const told = { origin: frame.origin, source: own, data: { type: "offer", offerId: "KBB-123456" } };

describe("A message to the page", () => {
  it("of the price guide's own frame names an offer", () => {
    expect(offerIdOfMessage(told, frame)).toBe("KBB-123456");
  });

  it.each([
    ["another origin", { ...told, origin: "https://evil.example" }],
    ["an origin that begins alike", { ...told, origin: "https://ico.guide.example.evil.example" }],
    ["the same name without encryption", { ...told, origin: "http://ico.guide.example" }],
    ["no origin", { ...told, origin: "null" }],
    ["another window of that origin", { ...told, source: {} }],
    ["no window", { ...told, source: null }],
    ["no message of ours", { ...told, data: { type: "resize", height: 400 } }],
    ["a text", { ...told, data: "offer KBB-123456" }],
    ["an id that is an address", { ...told, data: { type: "offer", offerId: "../../admin" } }],
    ["nothing", { ...told, data: null }],
  ])("from %s is ignored", (_, message) => {
    expect(offerIdOfMessage(message, frame)).toBeNull();
  });

  it("is ignored before the frame has a window", () => {
    expect(offerIdOfMessage({ ...told, source: null }, { ...frame, source: null })).toBeNull();
  });
});
