import {
  DEFAULT_PLACEHOLDER,
  DEFAULT_PROMPT_NAME,
  DEFAULT_TEMPERATURE,
  DEFAULT_TOP_P,
} from './prompt.limits';
import { foldText } from '@vaglio/startups-domain';
import { and, eq, max, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit-event';
import { prompts } from './prompts.table';
import type { Db, Tx } from '../db/open-database';
import { badRequest } from '../errors';
import { DEFAULT_PROMPT } from './default-prompt';
import { findActive, findPrompt, type PromptRow } from './prompt.queries';
import type { PromptInputBody } from './prompts.schemas';

type Content = Pick<
  PromptRow,
  'name' | 'body' | 'model' | 'temperature' | 'top_p' | 'max_output_tokens' | 'placeholder'
>;

/** Folding long texts costs; a search looks into this much of a text. */
const SEARCHED_LENGTH = 20_000;
const THE_SERVER: Actor = { userId: null, sessionId: null, ip: null, requestId: null };

/**
 * Adds a version. The first of a name is active at once, a later one waits for activatePrompt. Two at once get two
 * numbers.
 * @param models which may be named; any may when there are none
 * @throws 400 for a blank text or a model that is not allowed
 */
export async function savePrompt(
  db: Db,
  input: PromptInputBody,
  models: readonly string[],
  actor: Actor,
): Promise<PromptRow> {
  const content = readPromptContent(input, models);
  return db.transaction((tx) => addVersion(tx, content, actor));
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
 * @throws 404
 */
export async function activatePrompt(db: Db, id: string, actor: Actor): Promise<PromptRow> {
  return db.transaction(async (tx) => {
    const { name } = await findPrompt(tx, id);
    await lockName(tx, name);
    const chosen = await findPrompt(tx, id);
    if (chosen.is_active) return chosen;
    const before = await findActive(tx, name);
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
    await recordEvent(tx, actor, {
      action: 'prompt_activated',
      target: targetOf(activated),
      before: before ? { prompt_id: String(before.id), version: before.version } : null,
      after: { name, version: activated.version },
    });
    return activated;
  });
}

async function addVersion(tx: Tx, content: Content, actor: Actor): Promise<PromptRow> {
  await lockName(tx, content.name);
  const [last] = await tx
    .select({ version: max(prompts.version) })
    .from(prompts)
    .where(eq(prompts.name, content.name));
  const version = (last?.version ?? 0) + 1;
  const search_key = [content.name, content.model, content.body.slice(0, SEARCHED_LENGTH)]
    .map((text) => foldText(text))
    .join('\n');
  const [row] = await tx
    .insert(prompts)
    .values({ ...content, version, search_key, is_active: version === 1, created_by: actor.userId })
    .returning();
  if (!row) throw new Error('no version was stored');
  await recordEvent(tx, actor, {
    action: 'prompt_saved',
    target: targetOf(row),
    after: { ...content, version, is_active: row.is_active },
  });
  return row;
}

function readPromptContent(input: PromptInputBody, models: readonly string[]): Content {
  if (input.prompt.trim() === '') throw badRequest('prompt is required.');
  const model = input.model?.trim() || null;
  if (model !== null && models.length > 0 && !models.includes(model)) {
    throw badRequest(`The model ${model} is not allowed here. Allowed: ${models.join(', ')}.`);
  }
  return {
    name: input.name?.trim() || DEFAULT_PROMPT_NAME,
    body: input.prompt,
    model,
    temperature: input.temperature ?? DEFAULT_TEMPERATURE,
    top_p: input.top_p ?? DEFAULT_TOP_P,
    max_output_tokens: input.max_output_tokens ?? null,
    placeholder: input.placeholder?.trim() || DEFAULT_PLACEHOLDER,
  };
}

const targetOf = ({ id }: PromptRow) => ({ type: 'prompt', id: String(id) });

/** Until the transaction ends; other changes of this name's versions wait. */
async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7302650, hashtext(${name}))`);
}
