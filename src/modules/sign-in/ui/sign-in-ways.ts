import { createContext } from "react";
import type { AuthPage } from "./frame/auth-page.ts";

/** Which ways in the retailer offers, for the sign-in modal on any page. */
export type SignInWays = Pick<AuthPage, "social" | "hosted">;

/** Given by the shell; without it only our own forms are offered. */
export const SignInWaysContext = createContext<SignInWays>({ social: [], hosted: false });
