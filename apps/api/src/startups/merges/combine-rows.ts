import { FACT_FIELDS } from '@vaglio/startups-domain';
import { FLAG_FIELDS, VALUES, withKeys } from '../curation/merge-row';
import type { CuratedRow } from '../curation/curated-row';
import { isManual, outranks } from '../curation/source-precedence';
import type { FieldOrigin } from '../../platform/db/schema/startups.table';
import type { MergeChoices, Side } from './merge-choices';

/**
 * Returns the survivor with the statements and decisions of people about either startup. The values of raw rows are
 * merged later. If people set a value on both startups, the later value wins. A flag that is 1 on either startup is 1,
 * whether an import or a person set it.
 */
export function combineRows(survivor: CuratedRow, merged: CuratedRow): CuratedRow {
  const row: CuratedRow = {
    ...survivor,
    external_id: survivor.external_id ?? merged.external_id,
    origins: { ...survivor.origins },
  };
  for (const field of VALUES) {
    const [own, other] = [survivor.origins[field], merged.origins[field]];
    const isTaken = other ? isManual(other) && outranks(other, own) : survivor[field] === null;
    if (isTaken && merged[field] !== null) takeField(row, field, merged);
  }
  for (const flag of FLAG_FIELDS) {
    const [own, other] = [survivor.origins[flag], merged.origins[flag]];
    const isTaken = survivor[flag] === merged[flag] ? isManual(other) && !isManual(own) : merged[flag] === 1;
    if (isTaken) takeField(row, flag, merged);
  }
  return withKeys(row);
}

/** Returns whether one startup is rejected and the other an investment, so that a person must choose. */
export function needsDecision(a: CuratedRow, b: CuratedRow): boolean {
  const isBoth = (row: CuratedRow) => row.rejected === 1 && row.investment === 1;
  return (
    Math.max(a.rejected, b.rejected) === 1 &&
    Math.max(a.investment, b.investment) === 1 &&
    !isBoth(a) &&
    !isBoth(b)
  );
}

/**
 * Returns a merged row with the values that a person chose. Values that the rows already supply are not changed. The
 * origin of other values is the person, or the person who stated the value before.
 * @param sides both startups before the merge
 * @returns null if nothing differs
 */
export function withChoices(
  row: CuratedRow,
  sides: Readonly<Record<Side, CuratedRow>>,
  { fields, decision }: MergeChoices,
  person: FieldOrigin,
): CuratedRow | null {
  const chosen: CuratedRow = { ...row, origins: { ...row.origins } };
  let isOther = false;
  for (const field of FACT_FIELDS) {
    const side = fields[field];
    if (side === undefined) continue;
    const from = sides[side];
    if (from[field] === null || from[field] === row[field]) continue;
    isOther = true;
    const origin = from.origins[field];
    takeField(chosen, field, from);
    chosen.origins[field] = origin && isManual(origin) ? origin : person;
  }
  const undone = decision === 'rejected' ? 'investment' : 'rejected';
  if (decision !== undefined && row[undone] === 1) {
    isOther = true;
    chosen[undone] = 0;
    chosen.origins[undone] = person;
  }
  return isOther ? withKeys(chosen) : null;
}

function takeField(
  row: CuratedRow,
  field: (typeof VALUES)[number] | (typeof FLAG_FIELDS)[number],
  from: CuratedRow,
): void {
  Object.assign(row, { [field]: from[field] });
  if (field === 'raised_money') row.raised_currency = from.raised_currency;
  const origin = from.origins[field];
  if (origin) row.origins[field] = origin;
  else delete row.origins[field];
}
