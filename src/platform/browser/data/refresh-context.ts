import { createContext } from "react";

/** Counts up when the order changed elsewhere: what `useApiData` holds below is then read again, in place. */
export const RefreshContext = createContext(0);
