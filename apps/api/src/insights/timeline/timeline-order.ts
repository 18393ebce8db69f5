/**
 * Kinds of timeline entries. If two entries have equal times, the later kind in this list is shown first, as the effect
 * of the earlier kind.
 */
export const TIMELINE_KINDS = ['change', 'work', 'news', 'note', 'decision', 'score'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Key of a timeline entry. Time, kind and number determine its position. */
export type EntryKey = {
  /** Stable id of the timeline entry. */
  id: string;
  kind: TimelineKind;
  /** Number within the kind, unique for a startup. Where numbers are sequential, later entries have larger numbers. */
  number: number;
  /** Microseconds since 1970, which is the resolution of the database. */
  time: number;
};

/** Pattern of a timeline cursor. */
export const CURSOR = String.raw`^-?\d{1,16}\.\d\.-?\d{1,15}$`;

const partsOf = ({ time, kind, number }: EntryKey) => [time, TIMELINE_KINDS.indexOf(kind), number] as const;

/** Returns the cursor for requesting the timeline entries after this one. */
export const cursorOf = (key: EntryKey): string => partsOf(key).join('.');

/** Compares timeline entries, newest first. */
export function compareEntries(a: EntryKey, b: EntryKey): number {
  return differenceOf(partsOf(b), partsOf(a));
}

/** Returns whether a timeline entry comes after a cursor. @param cursor text that matches CURSOR */
export function isAfter(key: EntryKey, cursor: string): boolean {
  return differenceOf(partsOf(key), readCursor(cursor)) < 0;
}

/** Parses a timeline cursor. @returns time, index of the kind, and number */
export function readCursor(cursor: string): readonly [number, number, number] {
  const [time = 0, place = 0, number = 0] = cursor.split('.').map(Number);
  return [time, place, number];
}

type Parts = readonly [number, number, number];

function differenceOf(a: Parts, b: Parts): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
