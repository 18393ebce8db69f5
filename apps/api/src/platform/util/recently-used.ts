/** Keys that were used last. */
export type RecentlyUsed<K> = {
  /** Returns whether a key is kept, which counts as a use. */
  has: (key: K) => boolean;
  add: (key: K) => void;
};

/** LRU set. @param most keys; beyond them the key that was used longest ago goes */
export function recentlyUsed<K>(most: number): RecentlyUsed<K> {
  const keys = new Set<K>(); // in the order of use
  const add = (key: K) => {
    keys.delete(key);
    keys.add(key);
    for (const oldest of keys) {
      if (keys.size <= most) return;
      keys.delete(oldest);
    }
  };
  return {
    has(key) {
      const isKept = keys.has(key);
      if (isKept) add(key);
      return isKept;
    },
    add,
  };
}
