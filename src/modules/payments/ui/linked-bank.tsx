import { useState } from "react";
import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { DemoNote } from "#modules/orders/ui/demo-note.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { type PaymentParts, paymentsPath, type PaymentsView } from "./payments-view.ts";
import { SANDBOX_BANKS } from "./sandbox-banks-data.ts";

interface LinkedAccount {
  readonly token: string;
  readonly display: string;
}

/** Links a bank account, shows which one it is, then pays from it (OP-03: no cap). */
export function LinkedBank({ order, data, onPaid, isDemo }: StepProps & PaymentParts) {
  const root = paymentsPath(order.orderNumber);
  const [linkUrl, setLinkUrl] = useState<string>();
  const [account, setAccount] = useState<LinkedAccount>();
  const linking = useWrite();
  const paying = useWrite();
  const navigate = useNavigate();
  const begin = async () => {
    const link = await linking.run(() => apiClient.post<{ linkUrl: string }>(`${root}/bank/link-token`));
    setLinkUrl(link?.linkUrl);
  };
  const finish = async (institution: string, succeeds: boolean) => {
    const url = linkUrl;
    setLinkUrl(undefined);
    if (url === undefined) return;
    const linked = await linking.run(async () => {
      const { publicToken } = await apiClient.post<{ publicToken: string }>(url, { institution, succeeds });
      return apiClient.post<LinkedAccount>(`${root}/bank/exchange`, { publicToken });
    });
    if (linked) setAccount(linked);
    else if (!succeeds) await navigate(`/progress/${order.orderNumber}/payment/bank/failure`);
  };
  const pay = async () => {
    if (!account) return;
    const body = { token: account.token };
    const answer = await paying.run(() =>
      apiClient.post<PaymentsView>(`${root}/bank`, body, { idempotencyKey: account.token }),
    );
    if (answer) onPaid(answer);
    else setAccount(undefined);
  };
  const error = linking.error ?? paying.error;
  return (
    <div className="grid gap-4">
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      {account ? (
        <>
          <AlertBar type="success">{account.display} is linked.</AlertBar>
          <p>
            <Button busy={paying.isBusy} className="max-sm:w-full" onClick={() => void pay()}>
              Pay {formatDollarsAndCents(data.balanceCents)}
            </Button>
          </p>
        </>
      ) : (
        <p>
          <Button busy={linking.isBusy} className="max-sm:w-full" onClick={() => void begin()}>
            Link your bank
          </Button>
        </p>
      )}
      <BankDialog
        isDemo={isDemo}
        isOpen={linkUrl !== undefined}
        onDone={(bank, succeeds) => void finish(bank, succeeds)}
      />
    </div>
  );
}

/** The bank's own sign-in, played by the embedded gateway. */
function BankDialog(props: {
  readonly isOpen: boolean;
  readonly isDemo: boolean;
  readonly onDone: (institution: string, succeeds: boolean) => void;
}) {
  const { isOpen, isDemo, onDone } = props;
  const [bank, setBank] = useState(SANDBOX_BANKS[0] ?? "");
  return (
    <Dialog
      actions={
        <>
          <Button className="max-sm:w-full" onClick={() => onDone(bank, true)}>
            Agree and link
          </Button>
          <Button className="max-sm:w-full" look="quiet" onClick={() => onDone(bank, false)}>
            Give up
          </Button>
        </>
      }
      onClose={() => {
        if (isOpen) onDone(bank, false);
      }}
      open={isOpen}
      title="Sign in to your bank"
    >
      <div className="grid gap-4">
        <SelectField
          id="bank-institution"
          label="Your bank"
          onChange={(event) => setBank(event.target.value)}
          options={SANDBOX_BANKS.map((name) => ({ value: name, label: name }))}
          value={bank}
        />
        <p className="text-small text-ink-muted">
          The bank confirms that the account is yours and covers the amount. We never see your sign-in.
        </p>
        {isDemo && (
          <DemoNote>
            <p>There is no real bank here. Agree to link a test account; its money arrives after 3 days.</p>
          </DemoNote>
        )}
      </div>
    </Dialog>
  );
}
