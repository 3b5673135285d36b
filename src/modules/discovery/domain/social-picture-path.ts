/** Address of the shared picture of a vehicle; `key` is what URLs call it. */
export function vehiclePicturePath(key: string): string {
  return `/images/social/vehicles/${encodeURIComponent(key)}.png`;
}

/** Address of the shared picture of every page that is about no vehicle. */
export const STORE_PICTURE_PATH = "/images/social/store.png";
