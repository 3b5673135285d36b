import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SupportPhoneProvider } from "#platform/browser/texts/support-phone.tsx";
import { AlertBar, type AlertType } from "./alert-bar.tsx";
import { RetryAlert } from "./retry-alert.tsx";

const inStore = (alert: React.ReactNode) =>
  renderToStaticMarkup(<SupportPhoneProvider value="5125550100">{alert}</SupportPhoneProvider>);

describe("an alert about a failure of ours (MSG-07)", () => {
  test("names the support phone, also where it offers another try", () => {
    expect(inStore(<AlertBar type="internalError">Oops!</AlertBar>)).toContain('href="tel:+15125550100"');
    expect(inStore(<RetryAlert onRetry={() => {}}>Oops!</RetryAlert>)).toContain('href="tel:+15125550100"');
  });

  test("names it once", () => {
    const alert = (
      <AlertBar namesPhone type="internalError">
        Oops! Please call.
      </AlertBar>
    );
    expect(inStore(alert)).not.toContain("tel:");
  });

  test.each<AlertType>(["wrongInput", "warning", "success", "error"])("is not what %s is", (type) => {
    expect(inStore(<AlertBar type={type}>Look again.</AlertBar>)).not.toContain("tel:");
  });
});
