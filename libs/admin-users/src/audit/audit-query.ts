import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_SEARCH_LENGTH, PAGE_SIZES } from '@vaglio/product-rules';

/** Which events are shown; the address holds it. '' filters nothing. */
export interface AuditQuery {
  /** Who acted: an id or a part of the email. */
  readonly q: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  /** Days of the reader, both included: '2026-11-21'. */
  readonly from: string;
  readonly to: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const TEXTS = ['q', 'action', 'targetType', 'targetId', 'from', 'to'] as const;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

export const EVERY_EVENT: AuditQuery = {
  q: '', action: '', targetType: '', targetId: '', from: '', to: '', page: 1, pageSize: DEFAULT_PAGE_SIZE,
};

/** The query of an address; what is missing or makes no sense counts as not given. */
export function readAuditQuery(search: string): AuditQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_SEARCH_LENGTH);
  const day = (name: string) => (startOf(text(name)) ? text(name) : '');
  const page = Number(params.get('page'));
  const size = Number(params.get('pageSize'));
  return {
    q: text('q'), action: text('action'), targetType: text('targetType'), targetId: text('targetId'), from: day('from'), to: day('to'),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
  };
}

/** The search part of an address that shows this query; what is as usual is left out. */
export function toSearch(query: AuditQuery): string {
  const params = new URLSearchParams();
  for (const name of TEXTS) if (query[name] !== '') params.set(name, query[name]);
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.pageSize !== DEFAULT_PAGE_SIZE) params.set('pageSize', String(query.pageSize));
  return params.toString();
}

/** The filters as the call takes them: days become the moments at which they begin and end for the reader. */
export function toCallFilters({ q, action, targetType, targetId, from, to }: AuditQuery) {
  return {
    person: q.trim() || undefined, action: action || undefined, targetType: targetType || undefined, targetId: targetId || undefined,
    from: startOf(from)?.toISOString(), to: startOf(to, 1)?.toISOString(),
  };
}

export function isFiltered(query: AuditQuery): boolean {
  return TEXTS.some((name) => query[name] !== '');
}

/** Midnight at which a day begins, or one some days later; undefined for what is no day. */
function startOf(day: string, later = 0): Date | undefined {
  const [, year, month, date] = DAY.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const midnight = new Date(year, month - 1, date);
  return midnight.getDate() === date && midnight.getMonth() === month - 1 ? new Date(year, month - 1, date + later) : undefined;
}
