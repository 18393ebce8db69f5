import { auditActionLabel } from '@vaglio/access-control';
import type { AuditEvent } from '@vaglio/contract';
import { writeCsv } from '@vaglio/startups-domain';
import { actorText } from './audit-event';

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
export function toAuditFile(events: readonly AuditEvent[]): string {
  return writeCsv([
    HEADERS,
    ...events.map((event) => [
      event.id,
      event.at,
      actorText(event),
      event.action,
      auditActionLabel(event.action),
      event.target_type ?? '',
      event.target_id ?? '',
      event.target_name ?? '',
      jsonOf(event.before),
      jsonOf(event.after),
      event.ip ?? '',
      event.request_id ?? '',
    ]),
  ]);
}

function jsonOf(kept: unknown): string {
  return kept === null || kept === undefined ? '' : JSON.stringify(kept);
}
