import { FLAG_OF_STAGE } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { decisions } from '../../platform/db/schema/decisions.table';
import { HOLDS } from '../decisions/active-snooze';

/** Stages that a decision leads to, in their order; 0 is New. */
const PLACE_OF_KIND = sql`array_position(array['contacted', 'contract', 'investment', 'later', 'rejected'], d.kind)`;
/** The place of the stage of a startup `s` among the stages, as if Later had not ended. */
const PLACE = sql`case when s.rejected = 1 then 5
  when s.later_until is not null then 4 when s.interested = 1 then 3 when s.create_contract = 1 then 2 when s.email_sent = 1 then 1
  else 0 end`;
const FLAG = sql.raw(
  `case when s.rejected = 1 then '${FLAG_OF_STAGE.rejected}' when s.interested = 1 then '${FLAG_OF_STAGE.investment}'
  when s.create_contract = 1 then '${FLAG_OF_STAGE.contract}' else '${FLAG_OF_STAGE.contacted}' end`,
);

/** The newest decision that led to the stage: it set its flag, or took back a later one. */
const DECIDED = sql`(select max(d.made_at) from ${decisions} d where d.startup_id = s.id and ${HOLDS}
  and ((d."to" = 1 and ${PLACE_OF_KIND} = ${PLACE}) or (d."to" = 0 and ${PLACE_OF_KIND} > ${PLACE})))`;

const SETS_FLAGS = sql`e.target_type = 'startup' and e.action = 'startup_flags_set'`;
/** From before decisions were kept: the newest event that set the flag. */
const MARKED = sql`(select max(e.at) from ${auditEvents} e where ${SETS_FLAGS} and e.target_id = s.id::text and e.after ->> ${FLAG} = '1' and e.before ->> ${FLAG} is distinct from '1')`;

/**
 * Since when a startup is in its stage, an expression over a startup `s`: since the decision that led to it, undone
 * ones apart; New since it first reached the threshold, or was made. Null where nobody knows. Later counts as if it had
 * not ended: where it has, by the clock, the present stage began when it ended.
 * @param isDecided an expression that is false only where there is no decision: none is looked for there
 * @param isMarked the same of events that set a flag
 */
export const stageSince = (
  isDecided: SQL,
  isMarked: SQL,
) => sql`coalesce(case when ${isDecided} then ${DECIDED} end,
  case ${PLACE} when 0 then coalesce(s."firstTime_appear_inscore", s.created_at) when 4 then null
  else case when ${isMarked} then ${MARKED} end end)`;
export const STAGE_SINCE = stageSince(sql`true`, sql`true`);

/** Ids of the startups that have decisions, and of those, as texts, whose flags were set by an event: to be joined by who reads many. */
export const DECIDED_STARTUPS = sql`(select startup_id from ${decisions} group by startup_id)`;
export const MARKED_STARTUPS = sql`(select e.target_id from ${auditEvents} e where ${SETS_FLAGS} group by e.target_id)`;
