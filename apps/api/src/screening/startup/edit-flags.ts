import { isFlagSet } from '@vaglio/startups-domain';
import type { Deps } from '../../platform/deps';
import { badRequest } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { lockStartup } from '../../startups/records/lock-startup';
import { readStartup, refuseStaleStartup } from '../../startups/records/one-startup';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import type { FlagColumns } from '../decisions/decision-kinds';
import type { Order } from '../decisions/order';
import { setFlags } from '../decisions/set-flags';

/** Changed flags in a request, named like the buttons. */
export type FlagsInput = Partial<
  Record<'contact' | 'contract' | 'investment' | 'rejected', 0 | 1 | boolean | undefined>
>;

/**
 * Sets flags of a startup without a reason.
 * @returns the current startup
 * @throws Refusal 400 with nothing to update; 404; 412 with the current startup if the caller saw another version
 */
export async function editFlags(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  { id, ifMatch, actor }: Order,
  input: FlagsInput,
): Promise<StartupAnswer> {
  const columns = readFlags(input);
  if (Object.keys(columns).length === 0) throw badRequest('nothing to update');
  const startupId = readRowId(id, 'Startup not found');
  const now = clock();
  return db.transaction(async (tx) => {
    const row = await lockStartup(tx, startupId);
    await refuseStaleStartup(tx, ifMatch, row, now);
    await setFlags(tx, { actor, now, note: null, bulkId: null }, [{ row, columns, undoes: null }]);
    return readStartup(tx, startupId, now);
  });
}

/** Converts the flags of a request to columns. `investment` is also stored in its own column. Source: spec §4. */
export function readFlags({ contact, contract, investment, rejected }: FlagsInput): FlagColumns {
  return {
    ...(contact !== undefined && { email_sent: toFlag(contact) }),
    ...(contract !== undefined && { create_contract: toFlag(contract) }),
    ...(investment !== undefined && { interested: toFlag(investment), investment: toFlag(investment) }),
    ...(rejected !== undefined && { rejected: toFlag(rejected) }),
  };
}

function toFlag(value: 0 | 1 | boolean): 0 | 1 {
  return isFlagSet(value) ? 1 : 0;
}
