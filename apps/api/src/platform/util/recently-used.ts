export type RecentlyUsed<K, T> = {
  get: (key: K) => T | undefined;
  set: (key: K, value: T) => void;
  size: () => number;
};

type Entry<T> = { value: T; size: number; isUsed: boolean };

/**
 * Values by key, those that were used last; others go when all together are larger than `most`. The oldest goes, or has a
 * second chance as the newest where it was used: a use is a mark, and moves no entry of the map, which took a sixth of
 * the time of a page. A value that is larger alone is not kept.
 */
export function recentlyUsed<K, T>(most: number, sizeOf: (value: T, key: K) => number): RecentlyUsed<K, T> {
  const entries = new Map<K, Entry<T>>();
  let size = 0;
  const forget = (key: K) => {
    const known = entries.get(key);
    if (known === undefined) return;
    size -= known.size;
    entries.delete(key);
  };
  return {
    size: () => size,
    get(key) {
      const known = entries.get(key);
      if (known === undefined) return undefined;
      known.isUsed = true;
      return known.value;
    },
    set(key, value) {
      forget(key);
      const added = { value, size: sizeOf(value, key), isUsed: false };
      if (added.size > most) return;
      entries.set(key, added);
      size += added.size;
      if (size <= most) return;
      // What is put back comes again at the end of the same loop, without its mark.
      for (const [oldest, entry] of entries) {
        if (size <= most) return;
        entries.delete(oldest);
        if (entry.isUsed || entry === added) {
          entry.isUsed = false;
          entries.set(oldest, entry);
        } else size -= entry.size;
      }
    },
  };
}
