import { createHash } from 'node:crypto';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../../audit/audit-event';
import type { Db, Tx } from '../../../platform/db/open-database';
import { conflict, notFound } from '../../../platform/http/errors/errors';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { readGoldenContent } from '../golden-set/golden.queries';
import { articles } from '../../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../../news/fetching/kept-text';
import type { TrialSubject } from './trial-subject';
import { trialReadings, trials } from '../../../platform/db/schema/trials.table';

/** Trials wait for each other; more would only hide a mistake, and each costs. */
const MAX_RUNNING = 10;

type ArticleRef = { article_id: number | null; golden_id: number | null };

/**
 * Starts a comparison of two subjects on chosen articles.
 * @param keys of listTrialArticles
 * @throws 404 for an article that is gone; 409 when too many trials run
 */
export async function startComparison(
  db: Db,
  { base, candidate, keys }: { base: TrialSubject; candidate: TrialSubject; keys: readonly string[] },
  actor: Actor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const refs = await readRefs(tx, [...new Set(keys)]);
    const id = await insertTrial(tx, { kind: 'comparison', candidate, base, setHash: null }, actor);
    await tx.insert(trialReadings).values(
      refs.flatMap((ref, position) => [
        { ...ref, trial_id: id, position, side: 'base' as const },
        { ...ref, trial_id: id, position, side: 'candidate' as const },
      ]),
    );
    return id;
  });
}

/**
 * Starts an evaluation of each subject on the golden set as it is now; all of them or none.
 * @returns their ids, in the order of the subjects
 * @throws 409 when the set is empty, or too many trials run
 */
export async function startEvaluations(
  db: Db,
  subjects: readonly TrialSubject[],
  actor: Actor,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const golden = await readGoldenContent(tx);
    if (golden.length === 0) throw conflict('The golden set is empty. Add articles to it first.');
    const setHash = hashOfSet(golden);
    const ids = [];
    for (const candidate of subjects) {
      const id = await insertTrial(tx, { kind: 'evaluation', candidate, base: null, setHash }, actor);
      await tx.insert(trialReadings).values(
        golden.map((article, position) => ({
          trial_id: id,
          position,
          side: 'candidate' as const,
          golden_id: article.id,
        })),
      );
      ids.push(id);
    }
    return ids;
  });
}

/** Names the content of the golden set: texts and values. */
export function hashOfSet(
  golden: readonly Pick<typeof goldenArticles.$inferSelect, 'text_hash' | 'startups'>[],
): string {
  const content = golden.map(({ text_hash, startups }) => [text_hash, startups]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

type NewTrial = {
  kind: 'comparison' | 'evaluation';
  candidate: TrialSubject;
  base: TrialSubject | null;
  setHash: string | null;
};

async function insertTrial(
  tx: Tx,
  { kind, candidate, base, setHash }: NewTrial,
  actor: Actor,
): Promise<number> {
  const [running] = await tx.select({ count: count() }).from(trials).where(eq(trials.state, 'running'));
  if ((running?.count ?? 0) >= MAX_RUNNING)
    throw conflict(`${MAX_RUNNING} trials are running. Stop one, or wait for it.`);
  const values = {
    kind,
    prompt_id: candidate.promptId,
    model: candidate.model,
    base_prompt_id: base?.promptId ?? null,
    base_model: base?.model ?? null,
  };
  const [row] = await tx
    .insert(trials)
    .values({ ...values, set_hash: setHash, started_by: actor.userId })
    .returning({ id: trials.id });
  if (!row) throw new Error('no trial was stored');
  await recordEvent(tx, actor, {
    action: kind === 'comparison' ? 'prompt_compared' : 'prompt_evaluated',
    target: { type: 'trial', id: String(row.id) },
    after: values,
  });
  return row.id;
}

async function readRefs(tx: Tx, keys: readonly string[]): Promise<ArticleRef[]> {
  const idsOf = (letter: 'a' | 'g') =>
    keys.flatMap((key) => (key.startsWith(letter) ? [Number(key.slice(1))] : []));
  const [ofArticles, ofGolden] = [idsOf('a'), idsOf('g')];
  const known = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, ofArticles), HAS_TEXT));
  const golden = await tx
    .select({ id: goldenArticles.id })
    .from(goldenArticles)
    .where(and(inArray(goldenArticles.id, ofGolden), isNull(goldenArticles.removed_at)));
  if (known.length + golden.length < keys.length)
    throw notFound('One of the chosen articles is gone, or its text was removed.');
  return keys.map((key) => {
    const id = Number(key.slice(1));
    return key.startsWith('a') ? { article_id: id, golden_id: null } : { article_id: null, golden_id: id };
  });
}
