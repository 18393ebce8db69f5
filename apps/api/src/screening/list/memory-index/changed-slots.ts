/** Slots whose rows have changed. */
export type ChangedSlots = {
  slots: readonly number[];
  /** Of these, those that hold another startup now, or one whose Later has another end. */
  renewed: ReadonlySet<number>;
};

/** Which slots changed at which revision of the index, so that what was made of rows can follow them. */
export type SlotChanges = {
  note: (revision: number, changed: ChangedSlots) => void;
  /** Whether more is noted than is remembered: what is slow to make anew follows now, before the oldest is forgotten. */
  isFull: () => boolean;
  forget: () => void;
  /** All slots that changed after a revision, each once; null when that is not known any more. */
  since: (revision: number) => ChangedSlots | null;
};

export const NO_SLOTS_CHANGED: ChangedSlots = { slots: [], renewed: new Set() };

/** Remembers the last changes, `most` slots of them: as many as the feed brings at once. */
export function slotChanges(most: number): SlotChanges {
  const noted: { revision: number; changed: ChangedSlots }[] = [];
  let size = 0;
  /** The last revision whose changes are forgotten. */
  let forgotten = -Infinity;
  /** Most lists are asked for after each change, so that all of them follow the same ones. */
  let last: { since: number; changed: ChangedSlots } | null = null;

  return {
    note(revision, changed) {
      if (changed.slots.length === 0) return;
      noted.push({ revision, changed });
      size += changed.slots.length;
      last = null;
    },
    isFull: () => size > most,
    forget() {
      while (size > most) {
        const oldest = noted.shift();
        if (!oldest) return;
        size -= oldest.changed.slots.length;
        forgotten = oldest.revision;
      }
    },
    since(revision) {
      if (revision < forgotten) return null;
      if (last?.since === revision) return last.changed;
      const later = noted.filter((one) => one.revision > revision).map(({ changed }) => changed);
      last = { since: revision, changed: joined(later) };
      return last.changed;
    },
  };
}

function joined(changes: readonly ChangedSlots[]): ChangedSlots {
  const [first = NO_SLOTS_CHANGED, second] = changes;
  if (!second) return first;
  return {
    slots: [...new Set(changes.flatMap(({ slots }) => slots))],
    renewed: new Set(changes.flatMap(({ renewed }) => [...renewed])),
  };
}
