import type { Tx } from '../../platform/db/open-database';
import { pageOfRows, rankedSource } from '../../screening/list/ranked-list';
import { modeOf } from '../../scoring/ranking/ranked-set';
import { articlesOf, awardsOf, toStartupAnswer } from '../../startups/records/startup-answer';
import { startups } from '../../platform/db/schema/startups.table';
import { decisionsOf } from './decisions-of';
import { dossiersOf } from './read-dossier';
import { MOST_DOSSIERS, type PrintedList, type ShortlistDocumentBody } from './dossiers.schemas';
import { readLastPrint } from './last-print';
import type { ScoreSettings } from '../../scoring/settings/score-config.queries';

/** Settings of the transaction in which a document is read. */
export const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
const FIRST_ROWS = { limit: MOST_DOSSIERS, offset: 0, page: 1, pageSize: MOST_DOSSIERS };

type Shortlist = Pick<ShortlistDocumentBody, 'total' | 'of' | 'rows' | 'dossiers' | 'last_print'>;

/** Rows of the startups that a document of a list holds, in their order. @param list resolved by resolvePrinted */
export async function firstRowsOf(
  tx: Tx,
  list: PrintedList,
  { settings, now }: { settings: ScoreSettings; now: number },
) {
  const { match, total, ranksOf } = await rankedSource(tx, list, settings, now);
  return { rows: await pageOfRows(tx, match, list, FIRST_ROWS), total, ranksOf };
}

/**
 * The first startups of a list with their last decisions, and what changed since the list was printed. Call it within a
 * transaction, so that all is of one moment.
 * @param printed with `list` as resolvePrinted returns them
 * @param hasDetails adds a dossier of each
 * @param now milliseconds since 1970
 */
export async function shortlistOf(
  tx: Tx,
  { printed, list }: { printed: PrintedList; list: PrintedList },
  { settings, hasDetails, now }: { settings: ScoreSettings; hasDetails: boolean; now: number },
): Promise<Shortlist> {
  const { rows, total, ranksOf } = await firstRowsOf(tx, list, { settings, now });
  const ids = rows.map(({ id }) => id);
  const ranks = await ranksOf(rows, 0);
  const awards = await awardsOf(tx, ids);
  const articles = await articlesOf(tx, ids);
  const decisions = await decisionsOf(tx, ids);
  const listed = rows.map((row) => ({
    startup: toStartupAnswer(row, {
      now,
      rank: ranks.get(row.id),
      awards: awards.get(row.id) ?? [],
      articles: articles.get(row.id) ?? [],
    }),
    decision: decisions.get(row.id)?.[0] ?? null,
  }));
  return {
    total,
    of: await tx.$count(startups, modeOf(list)),
    rows: listed,
    dossiers: hasDetails ? await dossiersOf(tx, ids, now) : [],
    last_print: await readLastPrint(
      tx,
      printed,
      listed.map(({ startup }) => startup),
    ),
  };
}
