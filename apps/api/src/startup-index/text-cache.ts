/** Texts by key, the ones used last; the oldest go when they hold more letters than `mostLetters` together. */
export function textCache<K, T>(mostLetters: number, lettersOf: (text: T) => number) {
  const texts = new Map<K, T>();
  let letters = 0;
  const forget = (key: K) => {
    const known = texts.get(key);
    if (known === undefined) return;
    letters -= lettersOf(known);
    texts.delete(key);
  };
  return {
    get(key: K): T | undefined {
      const known = texts.get(key);
      if (known === undefined) return undefined;
      texts.delete(key);
      texts.set(key, known);
      return known;
    },
    set(key: K, text: T): void {
      forget(key);
      texts.set(key, text);
      letters += lettersOf(text);
      for (const oldest of texts.keys()) {
        if (letters <= mostLetters) return;
        forget(oldest);
      }
    },
  };
}
