/** Makes something once for each key, which nothing else keeps alive. */
export function oncePer<Key extends object, Made extends object>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
