/** Where bytes of documents live. Keys are `folder/folder/name` of letters, digits, `-` and `_`. */
export interface ObjectStore {
  /**
   * Stores all bytes under a key and answers only when they are durable.
   * When `bytes` throws, nothing is left behind and the error is passed on.
   */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is nothing under this key. */
  get(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
}

const KEY = /^[\w-]+(\/[\w-]+)*$/;

/** The key itself. @throws Error for one that could leave its place */
export function checkedObjectKey(key: string): string {
  if (!KEY.test(key)) throw new Error("malformed object key");
  return key;
}
