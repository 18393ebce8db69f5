import { hasVisible } from '@vaglio/startups-domain';
import type { Deps } from '../../platform/deps';
import type { Tx } from '../../platform/db/open-database';
import type { DecisionOrigin } from '../../platform/db/schema/decision-kinds';
import { badRequest, conflict } from '../../platform/http/errors/errors';

import { parseRowId, readRowId } from '../../platform/http/validation/row-id';
import { lockStartup } from '../../startups/records/lock-startup';
import { readStartup, refuseStaleStartup } from '../../startups/records/one-startup';
import { columnsOf } from './decision-kinds';
import { readDecision } from './decision.queries';
import type { DecidedBody, NewDecisionBody } from './decisions.schemas';
import type { Order } from './order';
import { readLater } from './read-later';
import { reasonOf } from './reasons/reason.queries';
import { hasReason, type DecisionNote } from './record-decisions';
import { setFlags } from './set-flags';
import { setLater } from './set-later';

/**
 * Sets or removes a flag or Later, with a reason. If the value is already set, the reason is recorded as a separate
 * decision.
 * @throws Refusal 400 without a required reason, with an unknown reason, or with an invalid date for Later; 404; 409
 *   for Later of a rejected startup; 412 with the current startup
 */
export async function decide(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  { id, ifMatch, actor }: Order,
  body: NewDecisionBody,
): Promise<DecidedBody> {
  const { kind, to = 1, origin = 'api' } = body;
  const now = clock();
  const later = readLater(body, now);
  return db.transaction(async (tx) => {
    const note = await readNote(tx, { ...body, to, origin });
    const startupId = readRowId(id, 'Startup not found');
    const row = await lockStartup(tx, startupId);
    await refuseStaleStartup(tx, ifMatch, row, now);
    if (later && row.rejected === 1)
      throw conflict('It is rejected. Take it back into the active list first.');
    const act = { actor, now, note, bulkId: null };
    const { decisions } =
      kind === 'later'
        ? await setLater(tx, act, [{ row, later, undoes: null }])
        : await setFlags(tx, act, [{ row, columns: columnsOf(kind, to === 1 ? 1 : 0), undoes: null }]);
    const [made] = decisions;
    return {
      decision: made === undefined ? null : await readDecision(tx, startupId, made),
      startup: await readStartup(tx, startupId, now),
    };
  });
}

/**
 * Validates the reason of a decision.
 * @throws Refusal 400 without a required reason, or with an unknown reason
 */
export async function readNote(
  tx: Tx,
  said: Pick<NewDecisionBody, 'kind' | 'reason_id' | 'details'> & { to: number; origin: DecisionOrigin },
): Promise<DecisionNote> {
  const { kind, to, reason_id = null, origin } = said;
  const { reason, isRequired } = await reasonOf(tx, kind, reason_id === null ? null : parseRowId(reason_id));
  if (reason_id !== null && !reason)
    throw badRequest('This reason is not offered any more. Choose another one.');
  const details = readDetails(said.details);
  if (reason?.needs_details && details === null) throw badRequest(`'${reason.label}' needs details.`);
  const note: DecisionNote = { reason, details, origin };
  if (isRequired && to === 1 && !hasReason(note)) throw badRequest('Choose a reason.');
  return note;
}

/** Trims the details of a decision. Returns null for a text without visible characters. */
export function readDetails(text: string | null | undefined): string | null {
  const shown = text?.trim() ?? '';
  return hasVisible(shown) ? shown : null;
}
