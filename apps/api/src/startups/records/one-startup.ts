import type { Tx } from '../../platform/db/open-database';
import { notFound, staleVersion } from '../../platform/http/errors/errors';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { readAnswers } from './startup-answer';
import type { StartupAnswer } from './startup.schemas';

/**
 * Returns the response body for a startup with its awards and articles.
 * @param now milliseconds since 1970
 * @throws 404
 */
export async function readStartup(tx: Tx, id: number, now: number): Promise<StartupAnswer> {
  const startup = (await readAnswers(tx, [id], now)).get(id);
  if (!startup) throw notFound('Startup not found');
  return startup;
}

/**
 * Refuses a change if the caller saw another version of the startup.
 * @throws 412 with the current startup
 */
export async function refuseStaleStartup(
  tx: Tx,
  ifMatch: string | undefined,
  { id, version }: { id: number; version: number },
  now: number,
): Promise<void> {
  if (!matchesVersion(ifMatch, version)) throw staleVersion(await readStartup(tx, id, now));
}
