import { sql } from 'drizzle-orm';
import { auditRedactions, auditSeals } from '../../platform/db/schema/audit-chain.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { redactEvents, type RedactionProof } from '../../audit/redactions';
import type { Tx } from '../../platform/db/open-database';
import { cursorRows } from '../../platform/http/streaming/stream-page';
import { withoutNames, type PersonNames } from './former-names';

type Kept = {
  id: string;
  target_type: string | null;
  target_id: string | null;
  before: unknown;
  after: unknown;
};

/** Person to remove from the audit trail, and related data. */
export type Redaction = {
  person: PersonNames;
  /** Masked addresses of the person in the audit trail. */
  masks: readonly string[];
  /** Ids of the notes whose text is removed too. */
  noteIds: readonly number[];
};

/**
 * Removes names, email addresses and IP addresses of a person from the audit trail. Their account id remains. Events of
 * the current transaction are not sealed yet, so they must not contain the names.
 */
export function redactTrail(tx: Tx, redaction: Redaction): Promise<RedactionProof | null> {
  return redactEvents(tx, async (redactionId) => {
    await changeNamed(tx, redaction);
    await tx.execute(sql`
      update ${auditEvents} set ip = null
      where (actor_id = ${redaction.person.id}::uuid or (actor_id is null and target_type = 'user' and target_id = ${redaction.person.id}))
        and ip is not null
        and not exists (select from ${auditRedactions} r where r.redaction_id = ${redactionId}::uuid and r.event_id = ${auditEvents}.id)`);
  });
}

/** Changes the audit events that contain these names, page by page: a short name occurs in nearly every event. */
async function changeNamed(tx: Tx, redaction: Redaction): Promise<void> {
  const { person, masks, noteIds } = redaction;
  const patterns = [...person.emails, ...person.names].map((text) => `%${inJson(text)}%`);
  const found = sql`
    select id::text, target_type, target_id, before, after from ${auditEvents}
    where exists (select from ${auditSeals} s where s.event_id = ${auditEvents}.id) and ((target_type = 'user' and target_id = ${person.id}) or (target_type = 'email' and target_id = any(${sql.param([...masks])}::text[]))
      or (target_type = 'note' and target_id = any(${sql.param(noteIds.map(String))}::text[]))
      or before::text ilike any(${sql.param(patterns)}::text[]) or after::text ilike any(${sql.param(patterns)}::text[]))`;
  for await (const rows of cursorRows(tx, found))
    for (const event of rows as Kept[]) await changeEvent(tx, event, redaction);
}

async function changeEvent(tx: Tx, event: Kept, { person, masks, noteIds }: Redaction): Promise<void> {
  const isAccount = event.target_type === 'user' && event.target_id === person.id;
  const isMask = event.target_type === 'email' && masks.includes(event.target_id ?? '');
  const isNote = event.target_type === 'note' && noteIds.includes(Number(event.target_id));
  const clean = (kept: unknown) => withoutNames(isNote ? withoutText(kept) : kept, person, isAccount);
  const [before, after] = [clean(event.before), clean(event.after)];
  const isChanged = JSON.stringify([before, after]) !== JSON.stringify([event.before, event.after]) || isMask;
  if (!isChanged) return;
  await tx.execute(sql`
    update ${auditEvents} set before = ${toJson(before)}::jsonb, after = ${toJson(after)}::jsonb,
      target_id = case when ${isMask} then 'erased' else target_id end,
      ip = case when actor_id = ${person.id}::uuid or (actor_id is null and ${isMask || isAccount}) then null else ip end
    where id = ${event.id}::bigint`);
}

const toJson = (kept: unknown) => (kept === null || kept === undefined ? null : JSON.stringify(kept));

/** Returns a text as it appears inside JSON, escaped for LIKE. */
function inJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Returns the data of an audit event about a note without the text of the note. */
function withoutText(kept: unknown): unknown {
  return typeof kept === 'object' && kept !== null && 'text' in kept ? { ...kept, text: null } : kept;
}
