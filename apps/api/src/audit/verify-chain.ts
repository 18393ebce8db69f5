import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { auditHead, auditRedactions, auditSeals } from '../platform/db/schema/audit-chain.table';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import type { Db, Tx } from '../platform/db/open-database';
import { redactionDigest } from './redactions';
import { sealedText } from './sealed-text';

/** Number of seals that are read at a time. */
const PAGE = 2_000;

type BrokenEvent = { eventId: string; problem: string };
export type ChainReport = {
  /** Number of events with a valid seal, from the start of the chain to the first error or the end. */
  checked: number;
  /** Number of checked events from which an erasure removed personal data. A sealed event proves each erasure. */
  redacted: number;
  broken: BrokenEvent | null;
  /**
   * Last valid seal; '' if there are no events. A copy stored elsewhere later shows whether the chain was rewritten.
   */
  lastHash: string;
  /** True if the chain contains the requested seal. */
  isMet: boolean;
};

type Link = {
  position: string;
  event_id: string;
  hash: string;
  found: boolean;
  follows: boolean;
  text: string;
  /** Content hash of the event after an erasure; null if the event was not redacted. */
  redacted_hash: string | null;
};

/**
 * Verifies the audit chain from its first seal to its head, in one database snapshot. Verification stops at the first
 * event that was changed, removed, moved or inserted. A redacted event is compared with the recorded result of the
 * erasure, and the erasure with the sealed event that proves it. Memory use does not depend on the number of events.
 * @param hash seal that the chain must contain, as returned by an earlier verification
 */
export async function verifyChain(db: Db, hash?: string): Promise<ChainReport> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const report: ChainReport = {
        checked: 0,
        redacted: 0,
        broken: null,
        lastHash: '',
        isMet: hash === undefined,
      };
      for (;;) {
        const links = await readLinks(tx, report.checked, report.lastHash);
        for (const link of links) {
          const present = createHash('sha256').update(link.text).digest('hex');
          report.broken = problemOf(link, present, report.checked + 1);
          if (report.broken) return report;
          report.checked += 1;
          if (present !== link.hash) report.redacted += 1;
          report.lastHash = link.hash;
          report.isMet ||= link.hash === hash;
        }
        if (links.length < PAGE) break;
      }
      report.broken = (await brokenEnd(tx, report)) ?? (await firstUnproved(tx)) ?? (await firstUnsealed(tx));
      return report;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Describes a verified chain, such as '216 audit events are as they were written', and the number of redacted events.
 */
export function describeChain({ checked, redacted }: Pick<ChainReport, 'checked' | 'redacted'>): string {
  const written = `${checked - redacted} audit events are as they were written`;
  return redacted === 0
    ? `${written}.`
    : `${written}, ${redacted} are as an erasure of personal data left them.`;
}

/**
 * Reads the next seals. Each seal is computed from the expected position and previous seal, not from the stored
 * values.
 */
async function readLinks(tx: Tx, after: number, lastHash: string): Promise<Link[]> {
  const { rows } = await tx.execute<Link>(sql`
    select s.position, s.event_id, s.hash, e.id is not null as found, s.previous_hash = s.previous as follows, ${sealedText(sql`e`, sql`s.position`, sql`s.previous`)} as text,
      (select r.content_hash from ${auditRedactions} r join ${auditSeals} proof on proof.event_id = (
         select p.id from ${auditEvents} p where p.action = 'person_erased' and p.after ->> 'redaction' = r.redaction_id::text
         order by p.id limit 1)
       where r.event_id = s.event_id and r.seal = s.hash order by proof.position desc limit 1) as redacted_hash
    from (
      select position, event_id, hash, previous_hash, lag(hash, 1, ${lastHash}) over (order by position) as previous
      from (select * from ${auditSeals} where position > ${after} order by position limit ${PAGE}) page
    ) s left join ${auditEvents} e on e.id = s.event_id order by s.position`);
  return rows;
}

function problemOf(
  { position, event_id: eventId, hash, found, follows, redacted_hash }: Link,
  present: string,
  expected: number,
): BrokenEvent | null {
  if (Number(position) !== expected)
    return { eventId, problem: `its seal is number ${position}, not ${expected}` };
  if (!found) return { eventId, problem: 'it is gone' };
  return (present === hash || present === redacted_hash) && follows
    ? null
    : { eventId, problem: 'it is not what was sealed, or does not follow the event before it' };
}

/**
 * Detects events that were removed from the end of the chain. The removal leaves no gap, but the chain head stores the
 * number of events.
 */
async function brokenEnd(tx: Tx, { checked, lastHash }: ChainReport): Promise<BrokenEvent | null> {
  const [head] = await tx.select().from(auditHead);
  if (head?.position === checked && head.hash === lastHash) return null;
  const [last] = await tx
    .select({ eventId: auditSeals.event_id })
    .from(auditSeals)
    .where(sql`${auditSeals.position} = ${checked}`);
  const problem = `the chain ends after it with ${checked} events, but its head counts ${head?.position ?? 'none'}`;
  return { eventId: last ? String(last.eventId) : 'none', problem };
}

async function firstUnsealed(tx: Tx): Promise<BrokenEvent | null> {
  const {
    rows: [event],
  } = await tx.execute<{ id: string }>(sql`
    select e.id from ${auditEvents} e left join ${auditSeals} s on s.event_id = e.id
    where s.event_id is null order by e.id limit 1`);
  return event ? { eventId: event.id, problem: 'it was never sealed' } : null;
}

/** Returns the first redacted event whose redaction is not proved by a sealed event. */
async function firstUnproved(tx: Tx): Promise<BrokenEvent | null> {
  const {
    rows: [event],
  } = await tx.execute<{ id: string }>(sql`
    select r.event_id as id from (
      select redaction_id, min(event_id) as event_id, ${redactionDigest(sql`r`)} as digest from ${auditRedactions} r
      group by redaction_id
    ) r where not exists (
      select from ${auditEvents} e where e.action = 'person_erased'
        and e.after ->> 'redaction' = r.redaction_id::text and e.after ->> 'digest' = r.digest)
    order by r.event_id limit 1`);
  return event ? { eventId: event.id, problem: 'no erasure says that it was changed so' } : null;
}
