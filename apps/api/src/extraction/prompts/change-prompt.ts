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

/** Folding long texts costs; a search looks into this much of a text. */
const SEARCHED_LENGTH = 20_000;

/**
 * Adds a version. The first of a name is active at once, a later one waits for activatePrompt. Two at once get two
 * numbers. What says the same as the newest version or the active one makes none.
 * @param models which may be named; only the built-in extractor may when there are none
 * @param ifMatch the header with the newest version that the caller saw, when it was sent
 * @returns the new version, or the one that says the same
 * @throws 400 for a blank text or a model that is not allowed; 412 with the newest version when another was seen
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

/** The first start of an installation gives it a prompt; any other start, and a second process, leaves all as it is. */
export async function seedDefaultPrompt(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockName(tx, DEFAULT_PROMPT.name);
    if (!(await findActive(tx, DEFAULT_PROMPT.name))) await addVersion(tx, DEFAULT_PROMPT, THE_SERVER);
  });
}

/**
 * Makes a version the only active one of its name. The one that is active already leaves no trace.
 * @param ifMatch the header with the active version that the caller saw, when it was sent
 * @param groundsFor on what the activation is recorded to be based; may refuse it
 * @throws 404; 412 with the active version when another was seen; what `groundsFor` throws
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

/** The name must be locked. */
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

/** Events of one action that concern the prompt of this name. */
function editsOfName(name: string, action: 'prompt_saved' | 'prompt_activated'): Edits {
  return {
    actions: [action],
    isOfRow: ({ after }) =>
      typeof after === 'object' && after !== null && Reflect.get(after, 'name') === name,
  };
}

const targetOf = ({ id }: PromptRow) => ({ type: 'prompt', id: String(id) });

/** Until the transaction ends; other changes of this name's versions wait. */
async function lockName(tx: Tx, name: string): Promise<void> {
  await waitForLock(tx, ADVISORY_LOCKS.prompts, name);
}
