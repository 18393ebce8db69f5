import { sql, type SQL } from 'drizzle-orm';
import { decisions } from '../../platform/db/schema/decisions.table';
import { IN_FORCE } from '../decisions/active-snooze';

/** SQL for the position of the stage to which a decision `d` leads, from 1. */
const PLACE_OF_KIND = sql`array_position(array['contacted', 'contract', 'investment', 'later', 'rejected'], d.kind)`;
/** SQL for the position of the stage of a startup `s`, as if Later had not ended; 0 is New. */
const PLACE = sql`case when s.rejected = 1 then 5
  when s.later_until is not null then 4 when s.interested = 1 then 3 when s.create_contract = 1 then 2 when s.email_sent = 1 then 1
  else 0 end`;
/**
 * SQL for the time of the newest decision that led to the stage: it set the flag of the stage or removed a later flag.
 */
const DECIDED = sql`(select max(d.made_at) from ${decisions} d where d.startup_id = s.id and ${IN_FORCE}
  and ((d."to" = 1 and ${PLACE_OF_KIND} = ${PLACE}) or (d."to" = 0 and ${PLACE_OF_KIND} > ${PLACE})))`;

/**
 * Returns SQL for the time since when a startup `s` has been in its stage; null if unknown. This is the time of the
 * decision that led to the stage, ignoring undone decisions. For New, it is the time when the startup first reached the
 * threshold or was created. Later counts as if it had not ended: if it has, the current stage began at its end.
 * @param isDecided expression that is false only if there is no decision, which skips the lookup
 */
export const stageSince = (isDecided: SQL) => sql`coalesce(case when ${isDecided} then ${DECIDED} end,
  case ${PLACE} when 0 then coalesce(s."firstTime_appear_inscore", s.created_at) end)`;
export const STAGE_SINCE = stageSince(sql`true`);

/** SQL for the ids of startups that have decisions. Statements that read many startups join this subquery. */
export const DECIDED_STARTUPS = sql`(select startup_id from ${decisions} group by startup_id)`;
