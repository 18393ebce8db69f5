/** What a timeline lists. Of the same moment, a later kind is listed before an earlier one: what follows from it. */
export const TIMELINE_KINDS = ['change', 'work', 'news', 'note', 'decision', 'score'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Which entry it is, and where: time, kind and number order entries. */
export type EntryKey = {
  /** Stays the same as long as there is the entry. */
  id: string;
  kind: TimelineKind;
  /** Of its kind, one of a startup; what came later has the larger one where these are counted. */
  number: number;
  /** Microseconds since 1970: what a database distinguishes. */
  time: number;
};

/** The form of a cursor. */
export const CURSOR = String.raw`^-?\d{1,16}\.\d\.\d{1,15}$`;

const partsOf = ({ time, kind, number }: EntryKey) => [time, TIMELINE_KINDS.indexOf(kind), number] as const;

/** By which the entries after this one are asked for. */
export const cursorOf = (key: EntryKey): string => partsOf(key).join('.');

/** The newest first. */
export function compareEntries(a: EntryKey, b: EntryKey): number {
  return differenceOf(partsOf(b), partsOf(a));
}

/** Whether an entry comes after a cursor. @param cursor of the form CURSOR */
export function isAfter(key: EntryKey, cursor: string): boolean {
  return differenceOf(partsOf(key), readCursor(cursor)) < 0;
}

/** Time, place of the kind and number. */
export function readCursor(cursor: string): readonly [number, number, number] {
  const [time = 0, place = 0, number = 0] = cursor.split('.').map(Number);
  return [time, place, number];
}

type Parts = readonly [number, number, number];

function differenceOf(a: Parts, b: Parts): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
