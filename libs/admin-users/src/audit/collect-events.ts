import type { AuditEvent, AuditEventPage } from '@vaglio/contract';

const EXPORT_PAGE_SIZE = 200;

/**
 * All events of a list, page by page of 200, each page older than the one before: so that events which arrive meanwhile
 * neither double nor hide one.
 * @param loadPage answers events older than that one; what it throws ends the export
 */
export async function collectEvents(
  loadPage: (page: { pageSize: number; olderThan?: number }) => Promise<AuditEventPage>,
): Promise<readonly AuditEvent[]> {
  const events: AuditEvent[] = [];
  for (let olderThan: number | undefined; ;) {
    const { items } = await loadPage({
      pageSize: EXPORT_PAGE_SIZE,
      ...(olderThan !== undefined && { olderThan }),
    });
    events.push(...items);
    if (items.length < EXPORT_PAGE_SIZE) return events;
    olderThan = Number(items.at(-1)?.id);
  }
}
