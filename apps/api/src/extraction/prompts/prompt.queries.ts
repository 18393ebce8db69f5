import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { prompts } from '../../platform/db/schema/prompts.table';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { holdsFolded, type Page } from '../../platform/http/pagination/list-page';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { PromptBody } from './prompts.schemas';

export type PromptRow = typeof prompts.$inferSelect;

/**
 * Returns prompt versions sorted by name, newest first.
 * @param filter `q` matches a folded part of name, model and text
 */
export async function listPrompts(
  db: Db,
  filter: { name?: string | undefined; q?: string | undefined },
  page: Page,
) {
  const match = and(
    filter.name === undefined ? undefined : eq(prompts.name, filter.name),
    holdsFolded(prompts.search_key, filter.q),
  );
  const rows = await db
    .select()
    .from(prompts)
    .where(match)
    .orderBy(asc(prompts.name), desc(prompts.version))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(prompts).where(match);
  return { items: rows.map(toPromptAnswer), total: counted?.total ?? 0 };
}

/** Returns the active prompt version of a name; undefined if the name has no version. */
export async function findActive(db: Db | Tx, name: string): Promise<PromptRow | undefined> {
  const [row] = await db
    .select()
    .from(prompts)
    .where(and(eq(prompts.name, name), eq(prompts.is_active, true)));
  return row;
}

/** Returns a prompt version. @throws Refusal 404, also for an invalid id */
export async function findPrompt(db: Db | Tx, id: string): Promise<PromptRow> {
  const [row] = await db
    .select()
    .from(prompts)
    .where(eq(prompts.id, readRowId(id, 'Prompt not found')));
  if (!row) throw notFound('Prompt not found');
  return row;
}

/** Returns the newest prompt version of a name; undefined if the name has no version. */
export async function findNewest(db: Db | Tx, name: string): Promise<PromptRow | undefined> {
  const [row] = await db
    .select()
    .from(prompts)
    .where(eq(prompts.name, name))
    .orderBy(desc(prompts.version))
    .limit(1);
  return row;
}

/** Builds the response for a single prompt version, with the allowed models and the newest version of its name. */
export async function toWholeAnswer(
  db: Db | Tx,
  row: PromptRow,
  models?: readonly string[],
): Promise<PromptBody> {
  const newest = await findNewest(db, row.name);
  const latest_version = newest?.version ?? row.version;
  return { ...toPromptAnswer(row), latest_version, ...(models && { models: [...models] }) };
}

/** Builds the response for a prompt version in a list. */
function toPromptAnswer(row: PromptRow): PromptBody {
  const {
    id,
    name,
    version,
    body,
    model,
    temperature,
    top_p,
    max_output_tokens,
    placeholder,
    is_active,
    created_at,
    updated_at,
  } = row;
  return {
    prompt_id: String(id),
    name,
    version,
    body,
    model,
    temperature,
    top_p,
    max_output_tokens,
    placeholder,
    is_active,
    created_at: isoTimestamp(created_at),
    updated_at: isoTimestamp(updated_at),
  };
}
