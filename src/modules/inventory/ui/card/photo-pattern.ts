import { createContext, useContext } from "react";

const Pattern = createContext<string | null>(null);

/** Given once for all pictures: `photoPattern` of the retailer. */
export const PhotoPatternProvider = Pattern.Provider;

export function usePhotoPattern(): string | null {
  return useContext(Pattern);
}
