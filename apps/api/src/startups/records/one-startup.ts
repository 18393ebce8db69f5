import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { articlesOf, awardsOf, toStartupAnswer } from './startup-answer';
import { notFound, staleVersion } from '../../platform/http/errors/errors';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { startups } from '../../platform/db/schema/startups.table';
import { STARTUP_COLUMNS, type StartupRow } from './startup-columns';
import type { StartupAnswer } from './startup.schemas';

/** A stored startup with its awards and articles, as every call returns it. @param now milliseconds since 1970 */
export async function answerOf(tx: Tx, row: StartupRow, now: number): Promise<StartupAnswer> {
  const awards = await awardsOf(tx, [row.id]);
  const articles = await articlesOf(tx, [row.id]);
  return toStartupAnswer(row, {
    now,
    awards: awards.get(row.id) ?? [],
    articles: articles.get(row.id) ?? [],
  });
}

/** Reads a startup that exists, as every call returns it. @throws 404 */
export async function readStartup(tx: Tx, id: number, now: number): Promise<StartupAnswer> {
  const [row] = await tx.select(STARTUP_COLUMNS).from(startups).where(eq(startups.id, id));
  if (!row) throw notFound('Startup not found');
  return answerOf(tx, row, now);
}

/** Refuses a change of a startup that the caller saw in another version. @throws 412 with the startup as it is */
export async function refuseStaleStartup(
  tx: Tx,
  ifMatch: string | undefined,
  row: StartupRow,
  now: number,
): Promise<void> {
  if (!matchesVersion(ifMatch, row.version)) throw staleVersion(await answerOf(tx, row, now));
}
