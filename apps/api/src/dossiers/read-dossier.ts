import { inArray } from 'drizzle-orm';
import { readScoreChanges, readTimedRules } from '../audit/score-history';
import type { TimedRules } from '../audit/score-timeline';
import type { Tx } from '../db/open-database';
import { notFound } from '../errors';
import { factsOf } from '../facts/read-facts';
import { placesByMode } from '../investments/places';
import { linesOf } from '../investments/score-ledger';
import { readRuleSet, type RuleSet } from '../scoring/rule-set';
import { articlesOf, awardsOf, toStartupAnswer } from '../startups/startup-answer';
import { STARTUP_COLUMNS, type StartupRow } from '../startups/startup-columns';
import { startupAwards, startups } from '../startups/startups.table';
import { decisionsOf } from './decisions-of';
import type { DossierBody, ScoreStepBody } from './dossiers.schemas';

/** What all dossiers of an answer have in common. */
type Common = { rules: RuleSet; versions: TimedRules[]; now: number };

/**
 * A dossier for each id, in their order. Call it within a transaction, so that all is of one moment.
 * @param now milliseconds since 1970
 * @throws 404 when one of them does not exist
 */
export async function dossiersOf(tx: Tx, ids: readonly number[], now: number): Promise<DossierBody[]> {
  const rows = await tx
    .select(STARTUP_COLUMNS)
    .from(startups)
    .where(inArray(startups.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const common = { rules: await readRuleSet(tx), versions: await readTimedRules(tx), now };
  const places = await placesByMode(tx, ids);
  const dossiers: DossierBody[] = [];
  for (const id of ids) {
    const [row, place] = [byId.get(id), places.get(id)];
    if (!row || !place) throw notFound('Startup not found');
    dossiers.push(await dossierOf(tx, row, place, common));
  }
  return dossiers;
}

async function dossierOf(
  tx: Tx,
  row: StartupRow,
  place: { rank: number; of: number },
  { rules, versions, now }: Common,
): Promise<DossierBody> {
  const awards = await awardsOf(tx, [row.id]);
  const articles = await articlesOf(tx, [row.id]);
  const steps = await scoreStepsOf(tx, row, versions);
  const decisions = await decisionsOf(tx, [{ ...row, steps }]);
  return {
    startup: toStartupAnswer(row, {
      now,
      rank: place.rank,
      awards: awards.get(row.id) ?? [],
      articles: articles.get(row.id) ?? [],
    }),
    of: place.of,
    lines: linesOf(await awardNamesOf(tx, [row.id]).then((names) => names.get(row.id) ?? new Map()), rules),
    facts: await factsOf(tx, row.id, rules),
    decisions: decisions.get(row.id) ?? [],
    score_steps: steps,
  };
}

/** Names of the awards of many startups as these list them, by key. */
export async function awardNamesOf(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, Map<string, string>>> {
  const names = new Map(ids.map((id) => [id, new Map<string, string>()]));
  const rows = await tx
    .select()
    .from(startupAwards)
    .where(inArray(startupAwards.startup_id, [...ids]));
  for (const { startup_id, award_key, award_name } of rows) names.get(startup_id)?.set(award_key, award_name);
  return names;
}

/** Every change of a startup's score, the oldest first. @param versions as readTimedRules gives them */
export async function scoreStepsOf(
  tx: Tx,
  startup: Pick<StartupRow, 'id' | 'created_at'>,
  versions: readonly TimedRules[],
): Promise<ScoreStepBody[]> {
  const entries = await readScoreChanges(tx, startup, versions);
  return entries.flatMap(({ at, version, changes: [change] }) =>
    change === undefined ? [] : [{ at, before: Number(change.before), after: Number(change.after), version }],
  );
}
