import { useLocation } from "react-router";

const NAMES = ["down", "term", "zip"] as const;

/** The payment terms that this address names, to be kept by links to other vehicles. */
export function useTermsInAddress(): Readonly<Record<string, string>> {
  const params = new URLSearchParams(useLocation().search);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name);
      return value === null || value === "" ? [] : [[name, value]];
    }),
  );
}
