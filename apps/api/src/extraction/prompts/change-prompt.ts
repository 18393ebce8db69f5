import { searchKey } from '@vaglio/startups-domain';
import { and, eq, sql } from 'drizzle-orm';
import {
  recordActivation,
  WITHOUT_EVALUATION,
  type Grounds,
} from '../quality/activations/activation-grounds';
import { recordEvent, THE_SERVER, type Actor } from '../../audit/audit-event';
import { prompts } from '../../platform/db/schema/prompts.table';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Db, Tx } from '../../platform/db/open-database';
import { isSameContent, readPromptContent, type PromptContent } from './prompt-content';
import type { Edits } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { DEFAULT_PROMPT } from './default-prompt';
import { findActive, findNewest, findPrompt, toWholeAnswer, type PromptRow } from './prompt.queries';
import type { PromptInputBody } from './prompts.schemas';

/** Number of characters of a prompt that a search covers. Folding longer texts is slow. */
const SEARCHED_LENGTH = 20_000;

/**
 * Adds a prompt version. The first version of a name is active immediately, later versions after activatePrompt.
 * Concurrent calls get different numbers. A text that equals the newest or active version adds no version.
 * @param models models that the version may name; if empty, only the built-in extractor
 * @param ifMatch If-Match header with the newest version that the caller saw, if sent
 * @returns the new version, or the existing equal version
 * @throws Refusal 400 for a blank text or a model that is not allowed; 412 with the newest version if the caller saw
 *   another one
 */
export async function savePrompt(
  db: Db,
  input: PromptInputBody,
  { models, ifMatch }: { models: readonly string[]; ifMatch: string | undefined },
  actor: Actor,
): Promise<PromptRow> {
  const content = readPromptContent(input, models);
  const { name } = content;
  return db.transaction(async (tx) => {
    await lockName(tx, name);
    const newest = await findNewest(tx, name);
    if (newest) {
      const { version } = newest;
      const current = () => toWholeAnswer(tx, newest, models);
      await refuseStale(tx, { ifMatch, version, current, edits: editsOfName(name, 'prompt_saved') });
    }
    const same = [newest, await findActive(tx, name)].find((row) => row && isSameContent(row, content));
    return same ?? addVersion(tx, content, actor);
  });
}

/** Adds the default prompt at the first start of an installation. Later and concurrent starts change nothing. */
export async function seedDefaultPrompt(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockName(tx, DEFAULT_PROMPT.name);
    if (!(await findActive(tx, DEFAULT_PROMPT.name))) await addVersion(tx, DEFAULT_PROMPT, THE_SERVER);
  });
}

/**
 * Activates a prompt version, so that it is the only active version of its name. An already active version is
 * unchanged.
 * @param ifMatch If-Match header with the active version that the caller saw, if sent
 * @param groundsFor returns the recorded grounds of the activation; may refuse the activation
 * @throws Refusal 404; 412 with the active version if the caller saw another one; the errors of `groundsFor`
 */
export async function activatePrompt(
  db: Db,
  id: string,
  ifMatch: string | undefined,
  actor: Actor,
  groundsFor: (tx: Tx, promptId: number) => Promise<Grounds> = () => Promise.resolve(WITHOUT_EVALUATION),
): Promise<PromptRow> {
  return db.transaction(async (tx) => {
    const { name } = await findPrompt(tx, id);
    await lockName(tx, name);
    const chosen = await findPrompt(tx, id);
    if (chosen.is_active) return chosen;
    const before = await findActive(tx, name);
    if (before) {
      const current = () => toWholeAnswer(tx, before);
      const edits = editsOfName(name, 'prompt_activated');
      await refuseStale(tx, { ifMatch, version: before.version, current, edits });
    }
    const grounds = await groundsFor(tx, chosen.id);
    await tx
      .update(prompts)
      .set({ is_active: false, updated_at: sql`now()` })
      .where(and(eq(prompts.name, name), prompts.is_active));
    const [activated] = await tx
      .update(prompts)
      .set({ is_active: true, updated_at: sql`now()` })
      .where(eq(prompts.id, chosen.id))
      .returning();
    if (!activated) throw new Error('a version is gone, which the database refuses');
    await recordActivation(tx, activated, grounds, actor);
    await recordEvent(tx, actor, {
      action: 'prompt_activated',
      target: targetOf(activated),
      before: before ? { prompt_id: String(before.id), version: before.version } : null,
      after: {
        name,
        version: activated.version,
        evaluation_id: grounds.evaluationId === null ? null : String(grounds.evaluationId),
        ...(grounds.reason !== null && { reason: grounds.reason }),
      },
    });
    return activated;
  });
}

/** Inserts a prompt version. The caller must have locked the name. */
async function addVersion(tx: Tx, content: PromptContent, actor: Actor): Promise<PromptRow> {
  const newest = await findNewest(tx, content.name);
  const version = (newest?.version ?? 0) + 1;
  const search_key = searchKey(content.name, content.model, content.body.slice(0, SEARCHED_LENGTH));
  const [row] = await tx
    .insert(prompts)
    .values({ ...content, version, search_key, is_active: version === 1, created_by: actor.userId })
    .returning();
  if (!row) throw new Error('no version was stored');
  if (row.is_active) await recordActivation(tx, row, WITHOUT_EVALUATION, actor);
  await recordEvent(tx, actor, {
    action: 'prompt_saved',
    target: targetOf(row),
    after: { ...content, version, is_active: row.is_active },
  });
  return row;
}

/** Returns a filter for the audit events with one action that concern the prompt of this name. */
function editsOfName(name: string, action: 'prompt_saved' | 'prompt_activated'): Edits {
  return {
    actions: [action],
    isOfRow: ({ after }) =>
      typeof after === 'object' && after !== null && Reflect.get(after, 'name') === name,
  };
}

const targetOf = ({ id }: PromptRow) => ({ type: 'prompt', id: String(id) });

/** Locks all prompt versions of a name until the transaction ends. */
async function lockName(tx: Tx, name: string): Promise<void> {
  await waitForLock(tx, ADVISORY_LOCKS.prompts, name);
}
