import type { ImportColumn } from '@vaglio/contract';
import { FIELD_COLUMNS, foldKey } from '@vaglio/startups-domain';

export const LEAVE_OUT = 'leave_out';
const AWARD = 'award:';
const NOT_WEIGHTED = 'award';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Returns the option value for the current meaning of a column. */
export function valueOf({ becomes, award, is_weighted, header, candidates }: ImportColumn): string {
  if (becomes !== 'award') return becomes;
  const isOwn =
    foldKey(award) === foldKey(header) && !is_weighted && !candidates.some((name) => name === award);
  return isOwn ? NOT_WEIGHTED : `${AWARD}${award ?? ''}`;
}

/**
 * Returns the options for the meaning of a column: similar awards, no import, an award named like the column, fields,
 * and all other weighted awards.
 */
export function optionsFor(column: ImportColumn, weighted: readonly string[]): Option[] {
  const present = valueOf(column);
  const similar = column.candidates.map((name) => award(name));
  const others = weighted.map((name) => award(name));
  const all = [
    ...similar,
    { value: LEAVE_OUT, label: 'Leave out' },
    { value: NOT_WEIGHTED, label: 'Award, not weighted' },
    ...FIELD_COLUMNS.map(({ field, header, kind }) => ({
      value: field,
      label: kind === 'flag' ? header : field,
    })),
    ...others,
    ...(present.startsWith(AWARD) ? [award(present.slice(AWARD.length))] : []),
  ];
  const seen = new Set<string>();
  return all.filter(({ value }) => !seen.has(value) && seen.add(value));
}

const award = (name: string): Option => ({ value: `${AWARD}${name}`, label: `Award: ${name}` });

/** Converts an option value to a request body. */
export function toBecomes(value: string, header: string): { becomes: string; award: string | null } {
  if (value === NOT_WEIGHTED) return { becomes: 'award', award: header.trim() };
  if (value.startsWith(AWARD)) return { becomes: 'award', award: value.slice(AWARD.length) };
  return { becomes: value, award: null };
}
