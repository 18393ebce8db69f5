import type { ServerEvent, Tag } from '@vaglio/api-client';

/** Cache tags of the open startup's data that other users may change. */
export const SAID: readonly Tag[] = ['timeline', 'notes', 'work', 'decisions'];
const OF_A_STARTUP: readonly Tag[] = [...SAID, 'facts', 'investments'];

/** State of the page when a server event arrives. */
export interface Shown {
  /** Number of unread notifications in the bell. */
  readonly unread: number | null;
  /**
   * Id of the newest notification in the last event. null if there is no notification, undefined before the first
   * event.
   */
  readonly newest: string | null | undefined;
  /** Id of the open startup, which is in the address. */
  readonly open: string | null;
  /** Returns true if this page sent the request. Its response has then already invalidated the changed data. */
  readonly isOwn: (request: string) => boolean;
}

/** Returns the cache tags of the data that a server event makes stale, and the newest notification in the event. */
export function staleTags(
  { name, data }: ServerEvent,
  shown: Shown,
): { tags: readonly Tag[]; newest: Shown['newest'] } {
  const about = readData(data);
  if (name === 'startup') return { tags: startupTags(about, shown), newest: shown.newest };
  if (name !== 'inbox') return { tags: [], newest: shown.newest };
  const newest = textOrNull(about.get('newest'));
  // The first event refers to data that were just loaded. A later event with the same notification may result from a
  // change on this page.
  const isNew = shown.newest !== undefined && (!about.has('newest') || newest !== shown.newest);
  return { tags: !isNew && about.get('unread') === shown.unread ? [] : ['notifications'], newest };
}

function startupTags(about: ReadonlyMap<string, unknown>, { open, isOwn }: Shown): readonly Tag[] {
  const id = about.get('id');
  // An id of null refers to all startups.
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
