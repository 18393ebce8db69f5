import { auditActionLabel } from '@vaglio/access-control';
import type { AuditEvent } from '@vaglio/contract';
import { writeCsv, type CsvSeparator } from '@vaglio/startups-domain';
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

/**
 * Converts audit events to a CSV file with a line per event, in the given order. Changes are written in full as JSON.
 */
export function toAuditFile(events: readonly AuditEvent[], separator?: CsvSeparator): string {
  const lines = [
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
  ];
  return writeCsv(lines, separator);
}

function jsonOf(kept: unknown): string {
  return kept === null || kept === undefined ? '' : JSON.stringify(kept);
}
