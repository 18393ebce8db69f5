import { columnsOf, fieldText } from '../../startups/facts/claims/fact-columns';
import { valueKeyOf } from '../../startups/facts/claims/value-key';
import type { Tx } from '../../platform/db/open-database';
import { originOfField, originOfRow } from '../../startups/facts/fact-origins';
import { loadStartup } from '../../startups/facts/startup-with-claims';
import type { CompanyReview } from '../../startups/facts/pending-decisions/company-reviews';
import type { PresentValueBody } from './review-queue.schemas';
import type { RowValue } from '../../startups/facts/pending-decisions/row-values';

/** Function that returns the startup's current value if it differs from a value of the article. */
export type PresentOf = (value: RowValue) => PresentValueBody | null;

/**
 * Returns whether the response needs the current value of the startup. It does for every value that a person may still
 * accept.
 */
export const needsPresent = ({ state, isOpen, fact }: CompanyReview['values'][number]): boolean =>
  fact.list === 'fields' && (state === 'conflict' || isOpen);

/**
 * Reads the current values of the startup of a row, or of the startup that is proposed for it. Reads them only if a
 * value needs them.
 */
export async function readPresentValues(
  tx: Tx,
  { startup, target, values }: CompanyReview,
): Promise<PresentOf> {
  const id = (startup ?? target)?.row.id;
  if (id === undefined || !values.some(needsPresent)) return () => null;
  const known = await loadStartup(tx, id);
  const { row, claims } = known;
  return ({ fact, valueKey }) => {
    if (fact.list !== 'fields') return null;
    const { field } = fact;
    const columns = columnsOf(field, row);
    const text = fieldText(field, columns);
    if (text === null || valueKeyOf(field, columns[field] ?? null, row.raised_currency) === valueKey)
      return null;
    const raw = claims.findLast(({ id }) => id === row.origins[field]?.raw_id);
    const from = raw ? originOfRow(known, raw, (of) => of === field) : null;
    return { text, value: row[field], origin: originOfField(known, row.origins[field], from) };
  };
}
