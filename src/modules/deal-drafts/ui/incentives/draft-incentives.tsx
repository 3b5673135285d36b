import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { IncentiveList } from "#modules/incentives/ui/incentive-list.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { type ApiData, useApiData } from "#platform/browser/data/use-api-data.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { DraftIncentivesView } from "../../domain/draft-incentives-view.ts";
import { draftPath, type IncentivesSaid, saveIncentives } from "../checkout-api.ts";
import { EndedIncentives } from "./ended-incentives.tsx";
import { IncentiveWays } from "./incentive-ways.tsx";

interface DraftIncentivesProps {
  readonly order: OrderView;
  readonly onSaved: (order: OrderView) => void;
}

/** The programs of a draft's car: which count, the alternatives to the cent, and those only the buyer can claim (PROT-05). */
export function DraftIncentives({ order, onSaved }: DraftIncentivesProps) {
  // What was chosen elsewhere on the page changes what counts here.
  const { receipt, deal, orderNumber } = order;
  const path = `${draftPath(orderNumber)}/incentives`;
  const read = useApiData<DraftIncentivesView>(path);
  const [readFor, setReadFor] = useState(`${deal.type} ${receipt.termsDigest}`);
  const now = `${deal.type} ${receipt.termsDigest}`;
  if (now !== readFor) {
    setReadFor(now);
    read.reload();
  }
  if (!read.data || (read.data.programs.length === 0 && order.incentives.ended.length === 0)) return null;
  return <Programs data={read.data} onSaved={onSaved} order={order} read={read} />;
}

interface ProgramsProps extends DraftIncentivesProps {
  readonly data: DraftIncentivesView;
  readonly read: ApiData<DraftIncentivesView>;
}

function Programs({ order, onSaved, data, read }: ProgramsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<readonly string[]>();
  const claims = wanted ?? data.programs.filter(({ isClaimed }) => isClaimed).map(({ id }) => id);
  const { preference, horizonMonths } = data;
  const say = async (change: Partial<IncentivesSaid>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    // What was checked shows at once, and goes back where it could not be saved.
    setWanted(change.claims);
    try {
      const saved = await saveIncentives(order.orderNumber, { claims, preference, horizonMonths, ...change });
      read.replace(saved);
      onSaved(saved.order);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setProblem(failure.fields["claims"] ?? failure.message);
    } finally {
      setWanted(undefined);
      setBusy(false);
    }
  };
  const savedCents = data.programs.reduce(
    (sum, { isCounted, amountCents }) => sum + (isCounted ? (amountCents ?? 0) : 0),
    0,
  );
  return (
    <Card aria-busy={isBusy} aria-labelledby="incentives" as="section" className="grid gap-4">
      <h2 className="text-title" id="incentives">
        {t("Incentives")}
      </h2>
      <EndedIncentives ended={data.ended} />
      {order.incentives.applied.length > 0 && (
        <ul className="grid gap-1">
          {order.incentives.applied.map(({ id, title, amountCents }) => (
            <li className="flex flex-wrap justify-between gap-x-4" key={id}>
              <span>{title}</span>
              <span className="tabular">
                {amountCents === null ? t("Special rate") : `−${formatDollarsAndCents(amountCents)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data.ways.length > 1 && <IncentiveWays data={data} onSay={say} />}
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem}
        </p>
      )}
      <p>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t("See all incentives ({count})", { count: data.programs.length })}
        </Button>
      </p>
      <Dialog onClose={() => setOpen(false)} open={isOpen} title={t("Incentives for this car")}>
        <p>{t("Applied to your deal: {amount}", { amount: formatDollarsAndCents(savedCents) })}</p>
        <IncentiveList
          below={(program) =>
            program.needsClaim && (
              <CheckboxField
                checked={claims.includes(program.id)}
                disabled={isBusy}
                id={`claim-${program.id}`}
                label={t("I qualify for this, and I can show proof.")}
                onChange={({ target }) =>
                  void say({
                    claims: target.checked
                      ? [...claims, program.id]
                      : claims.filter((id) => id !== program.id),
                  })
                }
              />
            )
          }
          programs={data.programs}
        />
        <Button look="secondary" onClick={() => setOpen(false)}>
          {t("Close")}
        </Button>
      </Dialog>
    </Card>
  );
}
