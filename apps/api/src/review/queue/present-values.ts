import { columnsOf, fieldText } from '../../startups/facts/claims/fact-columns';
import type { Tx } from '../../platform/db/open-database';
import { originOfField, originOfRow } from '../../startups/facts/fact-origins';
import { loadStartup } from '../../startups/facts/startup-with-claims';
import type { CompanyReview } from '../../startups/facts/pending-decisions/desk-rows';
import type { PresentValueBody } from './desk.schemas';
import type { RowValue } from '../../startups/facts/pending-decisions/row-values';

/** What the startup has where a value of an article says otherwise. */
export type PresentOf = (value: RowValue) => PresentValueBody | null;

/** Whether a value needs what the startup has beside it. */
export const saysOtherwise = ({ state, isOpen }: CompanyReview['values'][number]): boolean =>
  state === 'conflict' || (isOpen && state === 'no_source');

/** Reads the startup of a row only where one of its values says otherwise. */
export async function readPresentValues(tx: Tx, { startup, values }: CompanyReview): Promise<PresentOf> {
  if (!startup || !values.some(saysOtherwise)) return () => null;
  const known = await loadStartup(tx, startup.row.id);
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
