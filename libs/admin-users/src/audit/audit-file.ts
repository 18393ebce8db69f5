import { auditActionLabel } from '@vaglio/audit-trail';
import { writeCsv } from '@vaglio/startups-domain';
import type { AuditedEvent } from './audit-event';

const HEADERS = [
  'ID',
  'at',
  'who',
  'action',
  'what',
  'target_type',
  'target_id',
  'target',
  'before',
  'after',
  'ip',
  'request_id',
];

/** Events as a file, one per line, the newest first; what changed is written whole, as JSON. */
export function toAuditFile(events: readonly AuditedEvent[]): string {
  return writeCsv([
    HEADERS,
    ...events.map((event) => [
      event.id,
      event.at,
      event.who,
      event.action,
      auditActionLabel(event.action),
      event.targetType,
      event.targetId,
      event.targetName,
      jsonOf(event.before),
      jsonOf(event.after),
      event.ip,
      event.requestId,
    ]),
  ]);
}

function jsonOf(kept: unknown): string {
  return kept === null || kept === undefined ? '' : JSON.stringify(kept);
}
