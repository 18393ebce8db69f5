import {
  DEFAULT_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  readPageQuery,
  toPageSearch,
  type PageQuery,
} from '@vaglio/startups-domain';
import { startOfDay } from '@vaglio/ui';

/** Filters and page number of the audit trail, stored in the address. An empty filter has no effect. */
export interface AuditQuery extends PageQuery {
  /** Id of the actor, or part of the actor's email address. */
  readonly q: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  /** First and last day in the local time zone, both included, such as '2026-11-21'. */
  readonly from: string;
  readonly to: string;
}

const TEXTS = ['q', 'action', 'targetType', 'targetId', 'from', 'to'] as const;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

export const EVERY_EVENT: AuditQuery = {
  q: '',
  action: '',
  targetType: '',
  targetId: '',
  from: '',
  to: '',
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};

/**
 * Reads the filters and page number from the query string of an address. Missing and invalid values become defaults.
 */
export function readAuditQuery(search: string): AuditQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_SEARCH_LENGTH);
  const day = (name: string) => (startOf(text(name)) ? text(name) : '');
  return {
    ...readPageQuery(params),
    action: text('action'),
    targetType: text('targetType'),
    targetId: text('targetId'),
    from: day('from'),
    to: day('to'),
  };
}

/** Converts the filters and page number to the query string of an address. Default values are omitted. */
export function toSearch({ action, targetType, targetId, from, to, ...query }: AuditQuery): string {
  return toPageSearch(query, { action, targetType, targetId, from, to });
}

/** Converts the filters to request parameters. Days become start and end times in the local time zone. */
export function toCallFilters({ q, action, targetType, targetId, from, to }: AuditQuery) {
  return {
    person: q.trim() || undefined,
    action: action || undefined,
    targetType: targetType || undefined,
    targetId: targetId || undefined,
    from: startOf(from)?.toISOString(),
    to: startOf(to, 1)?.toISOString(),
  };
}

export function isFiltered(query: AuditQuery): boolean {
  return TEXTS.some((name) => query[name] !== '');
}

/**
 * Returns the start of a local day, or of the day that is `later` days after it. For invalid text, it returns
 * undefined.
 */
function startOf(text: string, later = 0): Date | undefined {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const asked = new Date(Date.UTC(year, month - 1, day));
  if (asked.getUTCDate() !== day || asked.getUTCMonth() !== month - 1) return undefined;
  asked.setUTCDate(day + later);
  return startOfDay(asked.getUTCFullYear(), asked.getUTCMonth() + 1, asked.getUTCDate());
}
