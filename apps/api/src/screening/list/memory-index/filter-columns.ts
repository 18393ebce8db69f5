/** What filters need of a startup, beside what lists are sorted by. */
export type FilterRow = {
  /** In CHF; null for none and for other currencies. */
  raised: number | null;
  /** A bit for each of FLAGS, in their order. */
  flags: number;
  assignee_id: string | null;
  /** Days since 1970 of the next step; UNDATED for one without a day; null without a step. */
  step_day: number | null;
  /** Microseconds since 1970 since which it is in its stage, as if Later had not ended; null where nobody knows. */
  stage_since: number | null;
  /** Keys of the awards in one order, a line each; '' for none. */
  awards: string;
};

/** Of a next step without a day: later than any. */
export const UNDATED = 2_147_483_647;
/** Of a startup without a next step: earlier than any. */
export const NO_STEP = -2_147_483_648;

/** Texts by the numbers that stand for them; 0 is ''. A number that no row has any more is free for another text. */
type Numbered = {
  readonly texts: string[];
  readonly numberOf: Map<string, number>;
  /** How many rows have each number. */
  readonly uses: number[];
  readonly free: number[];
};

/** 29 bytes a startup, and each distinct set of awards once. */
export type FilterColumns = {
  raised: Float64Array;
  flags: Uint8Array;
  stepDay: Int32Array;
  /** NaN where nobody knows. */
  stageSince: Float64Array;
  /** Numbers of `people` and of `sets`. */
  assignee: Uint32Array;
  awards: Uint32Array;
  people: Numbered;
  sets: Numbered;
};

export function emptyFilterColumns(slots: number): FilterColumns {
  return {
    raised: new Float64Array(slots),
    flags: new Uint8Array(slots),
    stepDay: new Int32Array(slots),
    stageSince: new Float64Array(slots),
    assignee: new Uint32Array(slots),
    awards: new Uint32Array(slots),
    people: numbered(),
    sets: numbered(),
  };
}

export function writeFilters(columns: FilterColumns, slot: number, row: FilterRow): void {
  columns.raised[slot] = row.raised ?? NaN;
  columns.flags[slot] = row.flags;
  columns.stepDay[slot] = row.step_day ?? NO_STEP;
  columns.stageSince[slot] = row.stage_since ?? NaN;
  setText(columns.people, columns.assignee, slot, row.assignee_id ?? '');
  setAwards(columns, slot, row.awards);
}

/** @param keys as those of a FilterRow */
export function setAwards(columns: FilterColumns, slot: number, keys: string): void {
  setText(columns.sets, columns.awards, slot, keys);
}

/** Of a slot whose row is gone: its texts are not kept for it. */
export function forgetFilters(columns: FilterColumns, slot: number): void {
  setText(columns.people, columns.assignee, slot, '');
  setText(columns.sets, columns.awards, slot, '');
}

export function grownFilterColumns(columns: FilterColumns, slots: number): FilterColumns {
  const { people, sets } = columns;
  const larger = { ...emptyFilterColumns(slots), people, sets };
  for (const key of ['raised', 'flags', 'stepDay', 'stageSince', 'assignee', 'awards'] as const)
    larger[key].set(columns[key]);
  return larger;
}

/** The keys of a set of awards. */
export function keysOfSet({ sets }: FilterColumns, set: number): string[] {
  const text = sets.texts[set] ?? '';
  return text === '' ? [] : text.split('\n');
}

const numbered = (): Numbered => ({ texts: [''], numberOf: new Map([['', 0]]), uses: [0], free: [] });

/** Writes the number of a text, and frees the one before where this was its last row. */
function setText(known: Numbered, column: Uint32Array, slot: number, text: string): void {
  const { texts, numberOf, uses, free } = known;
  const before = column[slot] ?? 0;
  if (texts[before] === text) return;
  release(known, before);
  const number = numberOf.get(text) ?? free.pop() ?? texts.length;
  texts[number] = text;
  numberOf.set(text, number);
  uses[number] = (uses[number] ?? 0) + 1;
  column[slot] = number;
}

function release({ texts, numberOf, uses, free }: Numbered, number: number): void {
  const left = (uses[number] ?? 0) - 1;
  uses[number] = left;
  if (number === 0 || left > 0) return;
  numberOf.delete(texts[number] ?? '');
  texts[number] = '';
  free.push(number);
}
