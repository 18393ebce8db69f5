import { property, readCount, readEntries, readName } from '../answer-shapes';

/** An event of the audit trail as it is shown; '' for what the server does not tell. */
export interface AuditedEvent {
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string;
  readonly requestId: string;
}

/** Who acts when nobody is signed in: the server itself, or a person before the sign-in. */
const NOBODY = 'Nobody signed in';

/** The answer of GET /auth/admin/audit. @returns null for an answer without a list: then the server has no trail. Never throws. */
export function readAuditPage(answer: unknown): { events: readonly AuditedEvent[]; total: number } | null {
  if (!Array.isArray(property(answer, 'items'))) return null;
  const events = readEntries(answer, ['items']).map(readEvent);
  return { events, total: readCount(answer, 'total') ?? events.length };
}

function readEvent(row: unknown): AuditedEvent {
  const actor = property(row, 'actor');
  const id = readName(actor, 'id');
  return {
    id: readName(row, 'id'),
    at: readName(row, 'at'),
    who: readName(actor, 'email') || (id === '' ? NOBODY : `Deleted account ${id}`),
    action: readName(row, 'action'),
    targetType: readName(row, 'target_type'),
    targetId: readName(row, 'target_id'),
    targetName: readName(row, 'target_name'),
    before: property(row, 'before'),
    after: property(row, 'after'),
    ip: readName(row, 'ip'),
    requestId: readName(row, 'request_id'),
  };
}

/** 'Award group' of 'award_group'. */
export function typeWords(type: string): string {
  const words = type.replaceAll(/[_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an event is about: its name, else its type and id. */
export function targetWords({ targetType, targetId, targetName }: AuditedEvent): string {
  return targetName || [typeWords(targetType), targetId].filter((part) => part !== '').join(' ');
}
