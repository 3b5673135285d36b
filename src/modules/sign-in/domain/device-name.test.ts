import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textIn } from "#platform/shared/texts/text.ts";
import { es } from "../texts/es-data.ts";
import { deviceName, deviceText, UNKNOWN_DEVICE } from "#modules/sessions/domain/device-name.ts";
import { anyLetter } from "#tests/support/any-letter.ts";

const MOZILLA = "Mozilla/5.0";
const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device", () => {
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, "Chrome on Windows"],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
      "Edge on Windows",
    ],
    [`${MOZILLA} (X11; Linux x86_64) ${KHTML} Chrome/140.0 Safari/537.36 OPR/120.0`, "Opera on Linux"],
    [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Version/18.0 Safari/605.1.15`, "Safari on Mac"],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${KHTML} Version/18.0 Mobile/15E148 Safari/604.1`,
      "Safari on iPhone",
    ],
    [
      `${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) ${KHTML} CriOS/140.0 Mobile/15E148 Safari/604.1`,
      "Chrome on iPad",
    ],
    [
      `${MOZILLA} (Linux; Android 15; Pixel 9) ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`,
      "Chrome on Android phone",
    ],
    [
      `${MOZILLA} (Linux; Android 14; SM-X710) ${KHTML} SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`,
      "Samsung Internet on Android tablet",
    ],
    [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/140.0 Safari/537.36`, "Chrome on Chromebook"],
    [`${MOZILLA} (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0`, "Firefox on Android phone"],
    ["curl/8.5.0", UNKNOWN_DEVICE],
    ["", UNKNOWN_DEVICE],
  ])("that says %j is named %j", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it("is named in words of ours, whatever it sends", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter, maxLength: 512 }), (sent) => {
        expect(deviceName(sent)).toMatch(/^[A-Z][A-Za-z ]{2,39}$/);
      }),
    );
  });

  it.each([
    ["Safari on iPhone", "Safari en iPhone"],
    ["Chrome on Android phone", "Chrome en teléfono Android"],
    ["Firefox", "Firefox"],
    [UNKNOWN_DEVICE, "Dispositivo desconocido"],
  ])("is told in the reader's language: %s", (kept, told) => {
    expect(deviceText(textIn("es", es), kept)).toBe(told);
  });
});
