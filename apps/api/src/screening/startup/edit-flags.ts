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

/** Flags as a person sets them, by the names of the buttons; only those that change. */
export type FlagsInput = Partial<
  Record<'contact' | 'contract' | 'investment' | 'rejected', 0 | 1 | boolean | undefined>
>;

/**
 * Sets flags of a startup without a reason.
 * @returns the startup as it now is
 * @throws 400 with nothing to update; 404; 412 with the startup as it is when the caller saw another version
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

/** The columns of the flags. Source: spec §4; `investment` is kept under its own name as well. */
function readFlags({ contact, contract, investment, rejected }: FlagsInput): FlagColumns {
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
