import type { ServerEvent, Tag } from '@vaglio/api-client';

/** What people say and decide about a startup that is open. */
export const SAID: readonly Tag[] = ['timeline', 'notes', 'work', 'decisions'];
const OF_A_STARTUP: readonly Tag[] = [...SAID, 'facts', 'investments'];

/** What the page shows when an event comes. */
export interface Shown {
  /** The number at the bell. */
  readonly unread: number | null;
  /** The newest notification of the last event; null for none, undefined before the first event. */
  readonly newest: string | null | undefined;
  /** The startup of the address. */
  readonly open: string | null;
  /** Whether this page sent a request, whose answer has marked as stale what it changed. */
  readonly isOwn: (request: string) => boolean;
}

/** What an event of the server makes stale on this page, and the newest notification that it names. */
export function staleTags(
  { name, data }: ServerEvent,
  shown: Shown,
): { tags: readonly Tag[]; newest: Shown['newest'] } {
  const about = readData(data);
  if (name === 'startup') return { tags: startupTags(about, shown), newest: shown.newest };
  if (name !== 'inbox') return { tags: [], newest: shown.newest };
  const newest = textOrNull(about.get('newest'));
  // The first one says what was just loaded; later ones, which are not new, may say what was just marked here.
  const isNew = shown.newest !== undefined && (!about.has('newest') || newest !== shown.newest);
  return { tags: !isNew && about.get('unread') === shown.unread ? [] : ['notifications'], newest };
}

function startupTags(about: ReadonlyMap<string, unknown>, { open, isOwn }: Shown): readonly Tag[] {
  const id = about.get('id');
  // Null is any.
  if (open === null || (id !== null && id !== open)) return [];
  const requests = about.get('requests');
  const isEcho =
    Array.isArray(requests) &&
    requests.length > 0 &&
    requests.every((request) => typeof request === 'string' && isOwn(request));
  return isEcho ? [] : OF_A_STARTUP;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function readData(text: string): ReadonlyMap<string, unknown> {
  try {
    const data: unknown = JSON.parse(text);
    return new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  } catch {
    return new Map();
  }
}
