import { redirect } from "react-router";

/** The account's addresses of table A are one page here; preferences are a part of it. */
export function loader({ request }: { readonly request: Request }) {
  const isPreferences = /\/preferences(?:\.data)?$/u.test(new URL(request.url).pathname);
  return redirect(isPreferences ? "/profile#preferences" : "/profile", 308);
}
