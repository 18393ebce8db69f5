import { eq, and } from 'drizzle-orm';
import type { ClaimedRow } from '../facts/claims/read-claims';
import type { Db, Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';
import { originOfRow } from '../facts/fact-origins';
import { loadStartup, type StartupWithClaims } from '../facts/startup-with-claims';
import { amountText, moneyText } from '../facts/claims/fact-texts';
import { readRowId } from '../../platform/http/validation/row-id';
import { uidOf } from '../raw/row-uid';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { IS_GONE } from './plan-split';
import { openSplits } from './split.queries';
import { MAX_ROWS, type StartupRowBody, type StartupRowsBody } from './splits.schemas';

const IS_NAMED_BY = 'Its ID is that of this startup.';

/**
 * Returns the first rows of a startup and the total number of rows, read from one snapshot.
 * @throws 404
 */
export async function readStartupRows(db: Db, id: string): Promise<StartupRowsBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      const known = await loadStartup(tx, startupId);
      const { company_name, version, score } = known.row;
      const rows = await rowsOf(tx, known);
      return {
        startup_id: String(startupId),
        company_name,
        version,
        score,
        items: rows.slice(0, MAX_ROWS),
        total: rows.length,
        splits: await openSplits(tx, startupId),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Returns the rows of a startup in the order of curation, each row in the state in which it was last curated. */
export async function rowsOf(tx: Tx, known: StartupWithClaims): Promise<StartupRowBody[]> {
  const present = await presentRows(tx, known.row.id);
  const latest = new Map(known.claims.map((claim) => [claim.id, claim]));
  return [...latest.values()].map((claim) => toRow(known, claim, present.has(claim.id)));
}

/** Returns the ids of the rows of a startup that exist or can be restored. */
async function presentRows(tx: Tx, startupId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ id: rawStartups.id })
    .from(rawStartups)
    .where(eq(rawStartups.startup_id, startupId));
  const deleted = await tx
    .select({ id: deletions.row_id })
    .from(deletions)
    .where(and(eq(deletions.startup_id, startupId), eq(deletions.kind, 'raw_startup')));
  return new Set([...rows, ...deleted].map(({ id }) => id));
}

function toRow(known: StartupWithClaims, claim: ClaimedRow, isPresent: boolean): StartupRowBody {
  const { company_name, website, canton, founding_year, awards } = claim;
  const isOwn = uidOf(claim.external_id) === known.row.uid;
  return {
    id: String(claim.id),
    company_name,
    origin: originOfRow(known, claim, (field) => field === 'company_name'),
    website,
    canton,
    founding_year,
    founders: foundersOf(claim),
    money: sumsOf(claim),
    awards: [...awards],
    stays_because: isOwn ? IS_NAMED_BY : isPresent ? null : IS_GONE,
  };
}

function foundersOf({ founders, first_name, last_name }: ClaimedRow): string[] {
  const lead = last_name === null ? [] : [{ first_name: first_name ?? '', last_name }];
  return [...new Set([...lead, ...founders].map((each) => `${each.first_name} ${each.last_name}`.trim()))];
}

function sumsOf({ financings, raised_money, raised_currency }: ClaimedRow): string[] {
  if (financings.length > 0) return financings.map(moneyText);
  return raised_money === null ? [] : [amountText(raised_money, raised_currency)];
}
