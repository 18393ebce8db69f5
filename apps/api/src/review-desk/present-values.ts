import { columnsOf, fieldText } from '../claims/fact-columns';
import type { Tx } from '../db/open-database';
import { originOfField, originOfRow } from '../facts/fact-origins';
import { readKnown } from '../facts/known-startup';
import type { DeskRow } from './desk-rows';
import type { PresentValueBody } from './desk.schemas';
import type { RowValue } from './row-values';

/** What the startup has where a value of an article says otherwise. */
export type PresentOf = (value: RowValue) => PresentValueBody | null;

/** Whether a value needs what the startup has beside it. */
export const saysOtherwise = ({ state, isOpen }: DeskRow['values'][number]): boolean =>
  state === 'conflict' || (isOpen && state === 'no_source');

/** Reads the startup of a row only where one of its values says otherwise. */
export async function readPresentValues(tx: Tx, { startup, values }: DeskRow): Promise<PresentOf> {
  if (!startup || !values.some(saysOtherwise)) return () => null;
  const known = await readKnown(tx, startup.row.id);
  const { row, claims } = known;
  return ({ fact }) => {
    if (fact.list !== 'fields') return null;
    const { field } = fact;
    const text = fieldText(field, columnsOf(field, row));
    if (text === null) return null;
    const raw = claims.findLast(({ id }) => id === row.origins[field]?.raw_id);
    const from = raw ? originOfRow(known, raw, (of) => of === field) : null;
    return { text, value: row[field], origin: originOfField(known, row.origins[field], from) };
  };
}
