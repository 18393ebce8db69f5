import { FLAG_OF_STAGE } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { decisions } from '../../platform/db/schema/decisions.table';
import { IN_FORCE } from '../decisions/active-snooze';

/** SQL for the position of the stage to which a decision `d` leads, from 1. */
const PLACE_OF_KIND = sql`array_position(array['contacted', 'contract', 'investment', 'later', 'rejected'], d.kind)`;
/** SQL for the position of the stage of a startup `s`, as if Later had not ended; 0 is New. */
const PLACE = sql`case when s.rejected = 1 then 5
  when s.later_until is not null then 4 when s.interested = 1 then 3 when s.create_contract = 1 then 2 when s.email_sent = 1 then 1
  else 0 end`;
const FLAG = sql.raw(
  `case when s.rejected = 1 then '${FLAG_OF_STAGE.rejected}' when s.interested = 1 then '${FLAG_OF_STAGE.investment}'
  when s.create_contract = 1 then '${FLAG_OF_STAGE.contract}' else '${FLAG_OF_STAGE.contacted}' end`,
);

/**
 * SQL for the time of the newest decision that led to the stage: it set the flag of the stage or removed a later flag.
 */
const DECIDED = sql`(select max(d.made_at) from ${decisions} d where d.startup_id = s.id and ${IN_FORCE}
  and ((d."to" = 1 and ${PLACE_OF_KIND} = ${PLACE}) or (d."to" = 0 and ${PLACE_OF_KIND} > ${PLACE})))`;

const SETS_FLAGS = sql`e.target_type = 'startup' and e.action = 'startup_flags_set'`;
/**
 * SQL for the time of the newest audit event that set the flag. It is needed for flags from before decisions were
 * stored.
 */
const MARKED = sql`(select max(e.at) from ${auditEvents} e where ${SETS_FLAGS} and e.target_id = s.id::text and e.after ->> ${FLAG} = '1' and e.before ->> ${FLAG} is distinct from '1')`;

/**
 * Returns SQL for the time since when a startup `s` has been in its stage; null if unknown. This is the time of the
 * decision that led to the stage, ignoring undone decisions. For New, it is the time when the startup first reached the
 * threshold or was created. Later counts as if it had not ended: if it has, the current stage began at its end.
 * @param isDecided expression that is false only if there is no decision, which skips the lookup
 * @param isMarked expression that is false only if no audit event set a flag, which skips that lookup
 */
export const stageSince = (
  isDecided: SQL,
  isMarked: SQL,
) => sql`coalesce(case when ${isDecided} then ${DECIDED} end,
  case ${PLACE} when 0 then coalesce(s."firstTime_appear_inscore", s.created_at) when 4 then null
  else case when ${isMarked} then ${MARKED} end end)`;
export const STAGE_SINCE = stageSince(sql`true`, sql`true`);

/**
 * SQL for the startups that have decisions, and for those with audit events that set flags (ids as text). Statements
 * that read many startups join these subqueries.
 */
export const DECIDED_STARTUPS = sql`(select startup_id from ${decisions} group by startup_id)`;
export const MARKED_STARTUPS = sql`(select e.target_id from ${auditEvents} e where ${SETS_FLAGS} group by e.target_id)`;
