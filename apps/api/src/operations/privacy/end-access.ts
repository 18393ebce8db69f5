import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { changeStatus } from '../../identity/users/account-changes';
import {
  changeAccount,
  type AccountDeps,
  type AccountRequest,
  type Caller,
} from '../../identity/users/change-account';

/** For what the person had under way; longer work than that is a job of the server and not a request. */
const LONGEST_WAIT_MS = 10_000;
const POLL_MS = 50;

/**
 * Disables an account that is about to be erased, and waits until what its person had under way is stored: otherwise
 * their last acts would be in the trail with address and name after it was read.
 * @throws Refusal as changeAccount
 */
export async function endAccess(deps: AccountDeps, caller: Caller, request: AccountRequest): Promise<void> {
  await changeAccount(deps, caller, request, (tx, target) =>
    changeStatus(deps, tx, caller.actor, target, 'disabled'),
  );
  await othersFinished(deps.db);
}

/** Until every transaction that writes now has ended, at most {@link LONGEST_WAIT_MS}. */
export async function othersFinished(db: Db): Promise<void> {
  const { rows } = await db.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  const next = rows[0]?.next;
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += POLL_MS) {
    const {
      rows: [state],
    } = await db.execute<{ ended: boolean }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8 as ended`,
    );
    if (state?.ended) return;
    await wait(POLL_MS);
  }
}
