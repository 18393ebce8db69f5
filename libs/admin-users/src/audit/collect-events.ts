import { readAuditPage, type AuditedEvent } from './audit-event';

const EXPORT_PAGE_SIZE = 200;

/**
 * All events of a list, page by page of 200, each page older than the one before: so that events which arrive meanwhile
 * neither double nor hide one.
 * @param readPage answers events older than that one; what it throws ends the export
 */
export async function collectEvents(
  readPage: (page: { pageSize: number; olderThan?: number }) => Promise<unknown>,
): Promise<readonly AuditedEvent[]> {
  const events: AuditedEvent[] = [];
  for (let olderThan: number | undefined; ;) {
    const page = readAuditPage(
      await readPage({ pageSize: EXPORT_PAGE_SIZE, ...(olderThan !== undefined && { olderThan }) }),
    );
    events.push(...(page?.events ?? []));
    if (!page || page.events.length < EXPORT_PAGE_SIZE) return events;
    olderThan = Number(page.events.at(-1)?.id);
  }
}
