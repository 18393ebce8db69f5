import { getTableName, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { PersonPart } from './person-part';

/**
 * Audit events that the person caused, that concern their account or that name them. Data about the accounts of other
 * people is omitted, as are their IP addresses.
 */
export const AUDIT_PART: PersonPart = {
  name: 'audit_events',
  about:
    'The audit trail: what you did, what was done to your account, and what names you. What is kept of the accounts of other people is left out, and of what others did from which address and session.',
  table: getTableName(auditEvents),
  by: ['actor_id'],
  shows: [
    'id',
    'at',
    'action',
    'target_type',
    'target_id',
    'ip',
    'session_id',
    'request_id',
    'before',
    'after',
  ],
  query: ({ id, keys }) => sql`
    select to_jsonb(shown) as row from (
      select e.id, e.at, e.action, e.actor_id, e.actor_id = ${id}::uuid as was_you, e.target_type, e.target_id,
        case when e.actor_id = ${id}::uuid then e.ip end as ip,
        case when e.actor_id = ${id}::uuid then e.session_id end as session_id,
        case when e.actor_id = ${id}::uuid then e.request_id end as request_id,
        case when ${ofOthers(id)} then null else e.before end as before,
        case when ${ofOthers(id)} then null else e.after end as after
      from ${auditEvents} e
      where e.actor_id = ${id}::uuid or (e.target_type in ('user', 'email') and e.target_id = any(${sql.param([...keys])}::text[]))
        or e.before::text like ${`%${id}%`} or e.after::text like ${`%${id}%`}
      order by e.id
    ) shown`,
};

const ofOthers = (id: string) => sql`e.target_type = 'user' and e.target_id is distinct from ${id}::text`;
