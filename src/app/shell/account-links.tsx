import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";

/** Cart, orders and account; anonymous until the browser has asked the server. */
export function AccountLinks() {
  return (
    <>
      <Link aria-label="Shopping cart" className="grid size-11 place-items-center rounded-control" to="/cart">
        <Icon name="cart" size={22} />
      </Link>
      <Link
        className="hidden min-h-11 items-center gap-2 rounded-control px-3 font-medium sm:inline-flex"
        to="/sign-in"
      >
        <Icon name="user" />
        Sign in
      </Link>
    </>
  );
}
