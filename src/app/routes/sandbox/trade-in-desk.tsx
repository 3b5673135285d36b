import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { PhotosView } from "#modules/trade-in-photos/domain/photo-view.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { type Found, FoundAnswers } from "./found-answers.tsx";

interface DeskTradeIn {
  readonly id: string;
  readonly car: string;
  readonly status: string;
  readonly decision: string | null;
  readonly takenBy: string | null;
}

const PATH = "/sandbox/api/trade-ins";

/** A person is the appraiser: photos, the payoff letter, the offer, and the inspection of a car that is sold. */
export function TradeInDesk() {
  const { data, error, reload } = useApiData<{ readonly tradeIns: readonly DeskTradeIn[] }>(PATH);
  const [id, setId] = useState("");
  const chosen = data?.tradeIns.find((one) => one.id === id);
  return (
    <Card aria-labelledby="trade-ins" as="section" className="grid gap-4">
      <h2 className="text-title" id="trade-ins">
        Trade-ins
      </h2>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <SelectField
        id="desk-trade-in"
        label="Car"
        onChange={(event) => setId(event.target.value)}
        options={(data?.tradeIns ?? []).map((one) => ({
          value: one.id,
          label: `${one.car}: ${one.decision ?? one.status}`,
        }))}
        placeholder="Choose a car"
        value={id}
      />
      <Button className="justify-self-start" look="quiet" onClick={reload}>
        Look again
      </Button>
      {chosen && <OneTradeIn key={chosen.id} onChange={reload} tradeIn={chosen} />}
    </Card>
  );
}

function OneTradeIn({ tradeIn, onChange }: { readonly tradeIn: DeskTradeIn; readonly onChange: () => void }) {
  const { id, takenBy } = tradeIn;
  const [dollars, setDollars] = useState("");
  const { run, error, isBusy } = useWrite();
  const photos = useApiData<PhotosView>(`${PATH}/${id}/photos`);
  const say = async (address: string, body: object) => {
    await run(() => apiClient.post(address, body));
    onChange();
  };
  const decide = (decision: string) =>
    say(`${PATH}/${id}/decision`, {
      decision,
      ...(dollars !== "" && { amountCents: Math.round(Number(dollars) * 100) }),
    });
  return (
    <div className="grid gap-4">
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      {photos.data && (
        <ul className="flex flex-wrap gap-2">
          {photos.data.photos.map((photo) => (
            <li key={photo.id}>
              <a href={`${PATH}/${id}/photos/${photo.id}`} rel="noreferrer" target="_blank">
                <img
                  alt={photo.place.toLowerCase()}
                  className="size-20 rounded-control object-cover"
                  src={`${PATH}/${id}/photos/${photo.id}`}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <TextField
        before="$"
        id="desk-amount"
        inputMode="decimal"
        label="Amount of an offer"
        onChange={(event) => setDollars(event.target.value)}
        value={dollars}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} look="secondary" onClick={() => void decide("AVAILABLE")}>
          Offer
        </Button>
        <Button busy={isBusy} look="secondary" onClick={() => void decide("FURTHER_REVIEW")}>
          Look further
        </Button>
        <Button busy={isBusy} look="secondary" onClick={() => void decide("DENIED")}>
          Deny
        </Button>
      </div>
      <LetterReview id={id} />
      {takenBy?.startsWith("vsl_") && <SoldCarDesk onSay={say} saleId={takenBy} />}
    </div>
  );
}

interface SoldCarDeskProps {
  readonly saleId: string;
  readonly onSay: (address: string, body: object) => Promise<void>;
}

/** The inspection of a car that is sold without a purchase: the odometer, and answers that turned out different. */
function SoldCarDesk({ saleId, onSay }: SoldCarDeskProps) {
  const [miles, setMiles] = useState("");
  const [answers, setAnswers] = useState<Found>({});
  const inspected = () =>
    onSay(`/sandbox/api/vehicle-sales/${saleId}/events`, {
      event: "car.inspected",
      miles: Number(miles.replace(/\D/gu, "")),
      answers,
    });
  return (
    <>
      <TextField
        id="desk-miles"
        inputMode="numeric"
        label="Miles at the inspection"
        onChange={(event) => setMiles(event.target.value)}
        value={miles}
      />
      <FoundAnswers found={answers} id="desk-found" onChange={setAnswers} />
      <Button className="justify-self-start" look="secondary" onClick={() => void inspected()}>
        Inspected
      </Button>
    </>
  );
}

/** A word about a letter names the version that was opened. */
function LetterReview({ id }: { readonly id: string }) {
  const [version, setVersion] = useState<number>();
  const { run, error, isBusy } = useWrite();
  const path = `${PATH}/${id}/payoff-letter`;
  const open = () =>
    run(async () => {
      const answer = await fetch(path);
      if (!answer.ok) return setVersion(undefined);
      setVersion(Number(answer.headers.get("etag")?.replace(/\D/gu, "")));
      window.open(URL.createObjectURL(await answer.blob()), "_blank", "noopener");
    });
  const say = async (word: string) => {
    await run(() => apiClient.post(path, { word, version }));
    setVersion(undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <Button busy={isBusy} look="secondary" onClick={() => void open()}>
        Open the payoff letter
      </Button>
      {version !== undefined && (
        <>
          <Button busy={isBusy} look="secondary" onClick={() => void say("accept")}>
            Accept it
          </Button>
          <Button busy={isBusy} look="secondary" onClick={() => void say("refuse")}>
            Refuse it
          </Button>
        </>
      )}
    </div>
  );
}
