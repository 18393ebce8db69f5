/** Set of recently used keys, limited in size. */
export type LruSet<K> = {
  /** Returns whether the set contains a key, and marks the key as recently used. */
  has: (key: K) => boolean;
  add: (key: K) => void;
};

/** Creates an LRU set. @param most maximum size. When it is exceeded, the least recently used key is removed. */
export function lruSet<K>(most: number): LruSet<K> {
  const keys = new Set<K>(); // ordered from least to most recently used
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
