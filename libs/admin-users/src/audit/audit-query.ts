import {
  DEFAULT_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  readPageQuery,
  toPageSearch,
  type PageQuery,
} from '@vaglio/startups-domain';
import { startOfDay } from '@vaglio/ui';

/** Which events are shown; the address holds it. '' filters nothing. */
export interface AuditQuery extends PageQuery {
  /** Who acted: an id or a part of the email. */
  readonly q: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  /** Days of the reader, both included: '2026-11-21'. */
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

/** The query of an address; what is missing or makes no sense counts as not given. */
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

/** The search part of an address that shows this query; what is as usual is left out. */
export function toSearch({ action, targetType, targetId, from, to, ...query }: AuditQuery): string {
  return toPageSearch(query, { action, targetType, targetId, from, to });
}

/** The filters as the call takes them: days become the moments at which they begin and end for the reader. */
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

/** When a day of the reader begins, or one some days later; undefined for what is no day. */
function startOf(text: string, later = 0): Date | undefined {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const asked = new Date(Date.UTC(year, month - 1, day));
  if (asked.getUTCDate() !== day || asked.getUTCMonth() !== month - 1) return undefined;
  asked.setUTCDate(day + later);
  return startOfDay(asked.getUTCFullYear(), asked.getUTCMonth() + 1, asked.getUTCDate());
}
