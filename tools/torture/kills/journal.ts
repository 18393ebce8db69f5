/** Possible states of a value: the last acknowledged value, and the values of later writes without a response. */
type Entry = { acknowledged: string | null; unanswered: Set<string> };

/** Result of a write: acknowledged, refused without a change, or unknown. */
export type Outcome = 'done' | 'refused' | 'unknown';

/**
 * Creates a journal of all writes that the client sends. Each key has one writer, which sends one write at a time, so
 * the order of its writes is known. `null` represents a missing value.
 * @param before values before the first write
 */
export function newJournal(before: ReadonlyMap<string, string | null> = new Map()) {
  const entries = new Map<string, Entry>();
  const counts = { done: 0, refused: 0, unknown: 0 };
  return {
    counts,
    keys: (): string[] => [...entries.keys()],
    /** Records a value before it is sent, and then the result of the write. */
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
    /** Returns an error message if a stored value is not one of the possible values; otherwise null. */
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
