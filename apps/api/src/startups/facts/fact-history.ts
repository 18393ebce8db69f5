import type { FactField } from '@vaglio/startups-domain';
import { and, desc, eq } from 'drizzle-orm';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { columnsOf, fieldText } from './claims/fact-columns';
import type { Db } from '../../platform/db/open-database';
import { readRowId } from '../../platform/http/validation/row-id';
import { isoTimestamp } from '../../platform/time/timestamps';
import { toChanges } from './change-answer';
import { originOfRow } from './fact-origins';
import type { FactHistoryEntryBody } from './facts.schemas';
import { loadStartup } from './startup-with-claims';

/**
 * Returns the history of a field, newest first: changes by people, and the values in each raw row.
 * @throws 404
 */
export async function readFactHistory(
  db: Db,
  id: string,
  field: FactField,
): Promise<{ items: FactHistoryEntryBody[] }> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      const known = await loadStartup(tx, startupId);
      const made = await tx
        .select()
        .from(factChanges)
        .where(
          and(
            eq(factChanges.startup_id, startupId),
            eq(factChanges.list, 'fields'),
            eq(factChanges.entry_key, field),
          ),
        )
        .orderBy(desc(factChanges.id));
      const origin = known.row.origins[field];
      const acts = (await toChanges(tx, made)).map((change): FactHistoryEntryBody => ({
        id: `change-${change.id}`,
        at: change.made_at,
        change,
        value: null,
        origin: null,
        is_current:
          change.undone_at === null &&
          (origin?.by === 'person' ? origin.at : origin?.confirmed?.at) === change.made_at,
      }));
      const rows = known.claims.flatMap((raw): FactHistoryEntryBody[] => {
        const value = fieldText(field, columnsOf(field, raw));
        if (value === null) return [];
        const at = isoTimestamp(raw.updated_at);
        return [
          {
            id: `row-${raw.id}-${raw.version}`,
            at,
            change: null,
            value,
            origin: originOfRow(known, raw, (name) => name === field),
            is_current: origin?.raw_id === raw.id && origin.at === at,
          },
        ];
      });
      const items = [...acts, ...rows].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
      return { items };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
