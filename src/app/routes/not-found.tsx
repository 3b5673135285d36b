import { data } from "react-router";

/** NAV-13: any address that no page owns. */
export function loader() {
  throw data(null, 404);
}

export default function NotFoundRoute() {
  return null;
}
