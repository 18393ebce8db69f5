import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { rescoreStartups } from '../../scoring/rescoring/rescore';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { renewAwardSets } from '../raw/startup-awards';
import { findBroken } from './audit-checks';
import type { AuditResultBody } from './curation.schemas';

/**
 * Recomputes the scores of all startups and checks the invariants, in one transaction with the audit event.
 * @param now milliseconds since 1970
 * @returns `checked`: number of startups; `rescored`: number of startups with a changed score; `findings`: violated
 * invariants
 * Source: product decisions, sections 4 and 10.11.
 */
export async function runAudit(db: Db, actor: Actor, now: number): Promise<AuditResultBody> {
  return db.transaction(async (tx) => {
    await lockScores(tx);
    await renewAwardSets(tx);
    const { changed } = await rescoreStartups(tx, { now: new Date(now).toISOString() });
    const result = { checked: await tx.$count(startups), rescored: changed, findings: await findBroken(tx) };
    await recordEvent(tx, actor, { action: 'startup.audit', after: result });
    return result;
  });
}
