/** Where shared pictures are. */
export const SOCIAL_PICTURES = "/images/social/";

/** Address of the shared picture of a vehicle; `key` is what URLs call it. */
export function vehiclePicturePath(key: string): string {
  return `${SOCIAL_PICTURES}vehicles/${encodeURIComponent(key)}.png`;
}

/** Address of the shared picture of every page that is about no vehicle. */
export const STORE_PICTURE_PATH = `${SOCIAL_PICTURES}store.png`;
