export type RecentlyUsed<K, T> = {
  get: (key: K) => T | undefined;
  set: (key: K, value: T) => void;
  size: () => number;
};

/** Values by key, those that were used last; the others go when all together are larger than `most`. */
export function recentlyUsed<K, T>(most: number, sizeOf: (value: T, key: K) => number): RecentlyUsed<K, T> {
  const values = new Map<K, T>();
  let size = 0;
  const forget = (key: K) => {
    const known = values.get(key);
    if (known === undefined) return;
    size -= sizeOf(known, key);
    values.delete(key);
  };
  return {
    size: () => size,
    get(key) {
      const known = values.get(key);
      if (known === undefined) return undefined;
      values.delete(key);
      values.set(key, known);
      return known;
    },
    set(key, value) {
      forget(key);
      values.set(key, value);
      size += sizeOf(value, key);
      for (const oldest of values.keys()) {
        if (size <= most) return;
        forget(oldest);
      }
    },
  };
}
