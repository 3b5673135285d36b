import { type ChangeEvent, useSyncExternalStore, useState } from "react";
import { Icon } from "#design-system/icon.tsx";
import { buttonClass } from "#design-system/plain-button.tsx";
import { Spinner } from "#design-system/spinner.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { vinInBarcodes } from "./vin-in-barcode.ts";

/** As browsers have it that read barcodes themselves; no type of the platform's yet. */
interface Detector {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new () => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

const never = () => () => undefined;

interface ScanVinProps {
  readonly onFound: (vin: string) => void;
}

/** The VIN from a picture of its barcode, where the browser can read one; the picture stays on the phone. */
export function ScanVin({ onFound }: ScanVinProps) {
  const t = useText();
  const canScan = useSyncExternalStore(
    never,
    () => detectorClass() !== undefined,
    () => false,
  );
  const [state, setState] = useState<"idle" | "reading" | "unread">("idle");
  if (!canScan) return null;
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (file === undefined) return;
    setState("reading");
    const vin = await vinOnPicture(file);
    setState(vin === null ? "unread" : "idle");
    if (vin !== null) onFound(vin);
  };
  return (
    <div className="grid gap-2">
      <label
        className={buttonClass(
          "secondary",
          "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        )}
      >
        {state === "reading" ? <Spinner /> : <Icon name="expand" />}
        {t("Scan the VIN barcode")}
        <input accept="image/*" capture="environment" className="sr-only" onChange={read} type="file" />
      </label>
      <output className="text-small font-semibold text-danger empty:hidden">
        {state === "unread" &&
          t("We couldn't read a VIN on this picture. Move closer to the barcode, or type the VIN.")}
      </output>
    </div>
  );
}

async function vinOnPicture(file: File): Promise<string | null> {
  const Detector = detectorClass();
  if (Detector === undefined) return null;
  try {
    const found = await new Detector().detect(await createImageBitmap(file));
    return vinInBarcodes(found.map(({ rawValue }) => rawValue));
  } catch {
    // No picture at all, or a detector without its reader.
    return null;
  }
}
