/** What the client knows of one value: the last acknowledged one, and those of later writes without an answer. */
type Entry = { acknowledged: string | null; unanswered: Set<string> };

/** How a write ended: acknowledged, refused for good (nothing was changed), or unknown. */
export type Outcome = 'done' | 'refused' | 'unknown';

/**
 * The client's memory of its writes. Each key has one writer, which makes one write at a time, so that the order is known.
 * `null` represents what is not there.
 * @param before the values that were there before the first write
 */
export function newJournal(before: ReadonlyMap<string, string | null> = new Map()) {
  const entries = new Map<string, Entry>();
  const counts = { done: 0, refused: 0, unknown: 0 };
  return {
    counts,
    keys: (): string[] => [...entries.keys()],
    /** Notes a value before it is sent and what became of it afterwards. */
    write: async (key: string, value: string, send: () => Promise<Outcome>): Promise<Outcome> => {
      const entry = entries.get(key) ?? { acknowledged: before.get(key) ?? null, unanswered: new Set() };
      entries.set(key, entry);
      entry.unanswered.add(value);
      const outcome = await send();
      counts[outcome] += 1;
      if (outcome === 'done') entries.set(key, { acknowledged: value, unanswered: new Set() });
      if (outcome === 'refused') entry.unanswered.delete(value);
      return outcome;
    },
    /** What is wrong with a stored value; null when it may be what it is. */
    problemWith: (key: string, stored: string | null): string | null => {
      const entry = entries.get(key);
      if (!entry) return `${key} was never written, but is ${stored}`;
      if (stored === entry.acknowledged) return null;
      if (stored !== null && entry.unanswered.has(stored)) return null;
      return `${key} is ${stored}, acknowledged was ${entry.acknowledged}`;
    },
  };
}

export type Journal = ReturnType<typeof newJournal>;
