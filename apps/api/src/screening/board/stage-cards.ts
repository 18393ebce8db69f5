import { sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { IN_FORCE } from '../decisions/active-snooze';
import { isLater } from '../../startups/records/startup-answer';
import { startups } from '../../platform/db/schema/startups.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { zurichDay } from '../../platform/time/zurich-days';
import { daysSince } from './stage-days';
import { STAGE_SINCE } from './stage-since';
import type { StageCardBody } from './stages.schemas';

type Row = Omit<StageCardBody, 'id' | 'days'> & { id: number; since: string | null };

/** SQL for the id of the decision that last removed the rejection; 0 without such a decision. */
const TAKEN_BACK = sql`coalesce((select max(d.id) from ${decisions} d
  where d.startup_id = s.id and d.kind = 'rejected' and d."to" = 0 and ${IN_FORCE}), 0)`;

/** SQL for the reason of the current rejection: the newest text that was entered with the rejection or added later. */
const REASON = sql`(select coalesce(d.reason, d.details) from ${decisions} d
  where s.rejected = 1 and d.startup_id = s.id and d.kind = 'rejected' and d."to" = 1 and d.undoes is null
    and coalesce(d.reason, d.details) is not null and d.id > ${TAKEN_BACK}
    and not exists (select from ${decisions} u where u.undoes = d.id and u.startup_id = d.startup_id)
  order by d.id desc limit 1)`;

/**
 * Returns startups as board cards, keyed by id. Missing startups are omitted.
 * @param now milliseconds since 1970
 */
export async function readCards(
  db: Db | Tx,
  ids: readonly number[],
  now: number,
): Promise<Map<number, StageCardBody>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select s.id::float8 as id, s.company_name, s.score::float8 as score, s.sector, s.canton, s.version, s.email_sent,
      s.create_contract, s.interested, s.rejected, s.later_until, ${STAGE_SINCE} as since, w.assignee_id,
      u.name as assignee, w.step, w.due::text as due, ${REASON} as reason
    from ${startups} s left join ${startupWork} w on w.startup_id = s.id left join ${users} u on u.id = w.assignee_id
    where s.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [row.id, toCard(row, now)]));
}

function toCard({ since, later_until, ...row }: Row, now: number): StageCardBody {
  const until = later_until === null ? null : Date.parse(later_until);
  const began = until !== null && until <= now ? until : since === null ? null : Date.parse(since);
  return {
    ...row,
    id: String(row.id),
    days: began === null ? null : daysSince(began, now),
    later_until: until !== null && isLater(later_until, now) ? zurichDay(until) : null,
  };
}
