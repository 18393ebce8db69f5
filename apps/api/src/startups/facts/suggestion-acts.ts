import { and, eq } from 'drizzle-orm';
import { claimOf } from './claims/claim-state';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import type { Db } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import type { ClaimedRow } from './claims/read-claims';
import type { FieldOrigin } from '../../platform/db/schema/startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { changeFact, type Act, type Order, type Person } from './change-fact';
import { refuseCorrected, stated } from './entry-acts';
import type { FactChangedBody } from './facts.schemas';
import type { StartupWithClaims } from './startup-with-claims';

type Stored = typeof suggestions.$inferSelect;

const GONE = 'Suggestion not found';

/**
 * Accepts a suggestion. Its row remains the source, and the person's acceptance confirms it.
 * @throws as changeFact; 409 if the suggestion is already decided, or its entry was corrected
 */
export async function acceptSuggestion(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, ...order }: Order,
): Promise<FactChangedBody> {
  const stored = await findSuggestion(deps.db, id);
  return changeFact(deps, { ...order, id: String(stored.startup_id) }, (known, person) => {
    const open = openIn(known, stored);
    const raw = known.claims.findLast((each) => each.id === open.raw_id);
    if (!raw) throw notFound(GONE);
    if (!('value' in open.suggested)) refuseCorrected(known, open, open.suggested);
    return taken(open, raw, person);
  });
}

/**
 * Rejects a suggestion, so that the value is not suggested again.
 * @throws as changeFact; 409 if the suggestion is already decided
 */
export async function keepSuggestion(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, ...order }: Order,
): Promise<FactChangedBody> {
  const stored = await findSuggestion(deps.db, id);
  return changeFact(deps, { ...order, id: String(stored.startup_id) }, (known) => {
    const { list, entry_key } = openIn(known, stored);
    const after = claimOf(stored, known.row, known.statements);
    return { list, entry_key, kind: 'kept', after, note: null, suggestion_id: stored.id };
  });
}

async function findSuggestion(db: Db, id: string): Promise<Stored> {
  const [stored] = await db
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.id, readRowId(id, GONE))));
  if (!stored) throw notFound(GONE);
  return stored;
}

export function openIn({ suggested }: StartupWithClaims, { id }: Stored): Stored {
  const found = suggested.find((each) => each.id === id);
  if (!found) throw notFound(GONE);
  if (found.state !== 'open') throw conflict('This suggestion was decided already.');
  return found;
}

export function taken(
  { id, list, entry_key, suggested }: Stored,
  raw: Pick<ClaimedRow, 'id' | 'origin' | 'updated_at' | 'article_date'>,
  person: Person,
): Act {
  const act = { list, entry_key, kind: 'taken', note: null, suggestion_id: id } as const;
  if (!('value' in suggested)) return { ...act, after: stated(person, suggested, null, raw.id) };
  const { value, currency } = suggested;
  const columns = { [entry_key]: value, ...(currency !== undefined && { raised_currency: currency }) };
  return { ...act, after: { said: { columns, origin: confirmedOrigin(raw, person) }, statement: null } };
}

export const confirmedOrigin = (
  { id, origin, updated_at, article_date }: Pick<ClaimedRow, 'id' | 'origin' | 'updated_at' | 'article_date'>,
  { at, userId }: Person,
): FieldOrigin => ({
  by: origin,
  at: isoTimestamp(updated_at),
  ...(origin === 'article' && article_date !== null && { published: article_date }),
  raw_id: id,
  confirmed: { at, ...(userId !== null && { user_id: userId }) },
});
