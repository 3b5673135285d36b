/** Demo sign-ins, printed by `npm start` and named in the README. Only the stores that it brings have them. */
export const DEMO_PASSWORD = "Drive-Away-2026";

export const DEMO_ACCOUNTS = [
  { email: "buyer@example.com", firstName: "Avery", lastName: "Buyer", phone: "5122345678" },
  { email: "second.buyer@example.com", firstName: "Riley", lastName: "Second", phone: "5122345679" },
] as const;

const DEMO_STORES: readonly string[] = ["demo", "harbor"];

/** Whether a store has the demo sign-ins; somebody's own store for trying things out has not. */
export const hasDemoAccounts = ({ id }: { readonly id: string }): boolean => DEMO_STORES.includes(id);
