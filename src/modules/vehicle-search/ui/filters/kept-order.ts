interface Named {
  readonly value: string;
}

interface KeptOrder<Value> {
  /** Every value that was ever there, in the order to keep from now on. */
  readonly order: readonly Value[];
  /** What is there now, in that order. */
  readonly shown: readonly Value[];
}

/** Values as they stood when somebody first saw them; those that were not there before stand last. */
export function keptOrder<Value extends Named>(
  before: readonly Value[],
  values: readonly Value[],
): KeptOrder<Value> {
  if (before === values) return { order: before, shown: values };
  const seen = new Set(before.map(({ value }) => value));
  const order = [...before, ...values.filter(({ value }) => !seen.has(value))];
  const now = new Map(values.map((one) => [one.value, one]));
  return { order, shown: order.flatMap(({ value }) => now.get(value) ?? []) };
}
