import { describe, expect, test } from "vitest";
import { isPushEndpoint } from "./push-endpoint.ts";

describe("The address of a push service", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGuQ",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYA",
  ])("may be %s", (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  });

  test.each([
    ["unencrypted", "http://fcm.googleapis.com/fcm/send/abc"],
    ["this machine", "https://localhost/send"],
    ["this machine by number", "https://127.0.0.1/send"],
    ["this machine by a number in disguise", "https://2130706433/send"],
    ["this machine by an octal number", "https://0177.0.0.1/send"],
    ["a cloud's metadata", "https://169.254.169.254/latest/meta-data"],
    ["a private network", "https://10.0.0.5/send"],
    ["an IPv6 number", "https://[::1]/send"],
    ["a name without a dot", "https://database/send"],
    ["a name of an own network", "https://vault.internal/send"],
    ["a name with a final dot", "https://localhost./send"],
    ["another port", "https://push.example.com:8443/send"],
    ["somebody's password", "https://a:b@push.example.com/send"],
    ["no address", "push"],
    ["endless", `https://push.example.com/${"a".repeat(1024)}`],
  ])("may not be %s", (_what, address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });
});
