import { inArray } from 'drizzle-orm';
import { readScoreChanges, readTimedRules } from '../history/score-history';
import type { TimedRules } from '../history/score-timeline';
import type { Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { factsOf } from '../../startups/facts/read-facts';
import { placesByMode } from '../../scoring/ranking/places';
import { linesOf } from '../../scoring/ranking/score-ledger';
import { readRuleSet } from '../../scoring/rescoring/rule-set';
import { readAnswers } from '../../startups/records/startup-answer';
import { startupAwards } from '../../platform/db/schema/startups.table';
import { NO_WORK, worksOf } from '../../screening/assignments/work.queries';
import { decisionsOf } from './decisions-of';
import type { DossierBody, ScoreStepBody } from './dossiers.schemas';
import { notesOf } from './notes-of';

/**
 * Returns a dossier for each startup id, in order. It must run in a transaction, so that all data comes from one
 * moment.
 * @param now milliseconds since 1970
 * @throws Refusal 404 if a startup does not exist
 */
export async function dossiersOf(tx: Tx, ids: readonly number[], now: number): Promise<DossierBody[]> {
  const answers = await readAnswers(tx, ids, now);
  const rules = await readRuleSet(tx);
  const versions = await readTimedRules(tx);
  const places = await placesByMode(tx, ids);
  const names = await awardNamesOf(tx, ids);
  const decisions = await decisionsOf(tx, ids);
  const notes = await notesOf(tx, ids);
  const works = await worksOf(tx, ids);
  const dossiers: DossierBody[] = [];
  for (const id of ids) {
    const { assignee, step, due } = works.get(id) ?? NO_WORK;
    const [startup, place] = [answers.get(id), places.get(id)];
    if (!startup || !place) throw notFound('Startup not found');
    dossiers.push({
      startup: { ...startup, rank: place.rank },
      of: place.of,
      lines: linesOf(names.get(id) ?? new Map<string, string>(), rules),
      facts: await factsOf(tx, id, rules),
      decisions: decisions.get(id) ?? [],
      work: { assignee, step, due },
      notes: notes.get(id) ?? [],
      score_steps: await scoreStepsOf(tx, { id, created_at: startup.created_at }, versions),
    });
  }
  return dossiers;
}

/** Returns the award names of many startups in their original spelling, keyed by award key. */
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

/**
 * Returns all changes of a startup's score, oldest first.
 * @param versions result of readTimedRules
 */
async function scoreStepsOf(
  tx: Tx,
  startup: { id: number; created_at: string },
  versions: readonly TimedRules[],
): Promise<ScoreStepBody[]> {
  const entries = await readScoreChanges(tx, startup, versions);
  return entries.flatMap(({ at, version, changes: [change] }) =>
    change === undefined ? [] : [{ at, before: Number(change.before), after: Number(change.after), version }],
  );
}
