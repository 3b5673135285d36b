import { data } from "react-router";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import type { Route } from "./+types/error-pages";
import { NotFound, ServerError, ServerIssue } from "../errors/error-page.tsx";

const STATUS = { "/404": 404, "/500": 500, "/server-issue": 503 } as const;
type Address = keyof typeof STATUS;

/** Addresses that a proxy or an embedding site may show by themselves (table A). */
export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const address = splitLanguage(url.pathname.replace(/\.data$/, "")).path as Address;
  return data({ address, canRetry: url.searchParams.get("retry") !== "0" }, STATUS[address]);
}

export default function ErrorPages({ loaderData: { address, canRetry } }: Route.ComponentProps) {
  if (address === "/404") return <NotFound />;
  return address === "/500" ? <ServerError /> : <ServerIssue canRetry={canRetry} />;
}
