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

/** Maximum time to wait for active requests of the person. Longer work runs as a server job. */
const LONGEST_WAIT_MS = 10_000;
const POLL_MS = 50;

/**
 * Disables an account before its erasure, and waits until the active requests of its person are complete. Otherwise
 * their last audit events could keep the address and name.
 * @throws Refusal as changeAccount
 */
export async function endAccess(deps: AccountDeps, caller: Caller, request: AccountRequest): Promise<void> {
  await changeAccount(deps, caller, request, (tx, target) =>
    changeStatus(deps, tx, caller.actor, target, 'disabled'),
  );
  await othersFinished(deps.db);
}

/** Waits until all active write transactions have ended, at most {@link LONGEST_WAIT_MS}. */
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
