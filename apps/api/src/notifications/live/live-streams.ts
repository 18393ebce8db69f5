import { PassThrough, type Readable } from 'node:stream';
import { tooManyRequests } from '../../platform/http/errors/errors';
import { readSessionStates, startupsOfEvents, type SessionState, type StartupChange } from './read-changes';
import type { Deps } from '../../platform/deps';

type Listener = { sessionId: string; out: PassThrough; mark: string };

/**
 * Interval between database queries in milliseconds. Each takes one or two statements for all listeners of this server.
 */
const LOOK_MS = 1_000;
/**
 * Heartbeat interval in milliseconds. It is shorter than the idle timeout of any proxy, and than this server's timeout
 * of 35 s.
 */
const HEARTBEAT_MS = 15_000;
const MAX_PER_SESSION = 3;
/**
 * Maximum number of startups that an event names. More changes at once come from a run, after which clients reload the
 * list.
 */
const MAX_STARTUPS = 50;
const MAX_REQUESTS = 10;

/** Number of unsent bytes after which a client counts as disconnected. */
const MAX_WAITING_BYTES = 64 * 1024;
const waitingIn = (out: PassThrough) => out.writableLength + out.readableLength;

/** Manages the open event streams of this server. */
export function liveStreams({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let heartbeatAt = performance.now();
  let readStartups = startupsOfEvents(db);

  const end = (listener: Listener) => {
    listeners.delete(listener);
    if (!listener.out.writableEnded) listener.out.end();
  };

  const look = async () => {
    const ids = [...new Set([...listeners].map(({ sessionId }) => sessionId))];
    const states = await readSessionStates(db, ids, now());
    const changed = await readStartups();
    for (const listener of [...listeners]) {
      const state = states.get(listener.sessionId);
      if (!state) end(listener);
      else sayState(listener, state);
    }
    const said = startupEvents(changed);
    if (said !== '') for (const { out } of listeners) out.write(said);
    for (const { out } of [...listeners]) if (waitingIn(out) > MAX_WAITING_BYTES) out.destroy();
    if (performance.now() - heartbeatAt < HEARTBEAT_MS) return;
    heartbeatAt = performance.now();
    for (const { out } of listeners) out.write(':\n\n');
  };

  /**
   * Schedules the next query. If the query fails, for instance during a database restart, it is repeated, and the
   * streams remain open.
   */
  const schedule = () => {
    timer ??= setTimeout(() => {
      void look()
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          if (listeners.size > 0) schedule();
          // Without listeners, events are not read. The next connection only gets events that follow it.
          else readStartups = startupsOfEvents(db);
        });
    }, LOOK_MS).unref();
  };

  return {
    /**
     * Opens the event stream of a session. It ends when the client disconnects, the session ends or the server stops.
     * @throws Refusal 429 for a session that already has three open streams
     */
    open: async (sessionId: string): Promise<Readable> => {
      const own = [...listeners].filter((listener) => listener.sessionId === sessionId);
      if (own.length >= MAX_PER_SESSION)
        throw tooManyRequests('This session has three live connections already.', 60);
      const listener: Listener = { sessionId, out: new PassThrough(), mark: '' };
      // Added immediately, so that simultaneous requests count toward the limit.
      listeners.add(listener);
      listener.out.once('close', () => listeners.delete(listener));
      try {
        // From this moment, changes by other people are reported.
        if (listeners.size === 1) await readStartups();
        const state = (await readSessionStates(db, [sessionId], now())).get(sessionId);
        if (state) sayState(listener, state);
      } catch (error) {
        end(listener);
        throw error;
      }
      schedule();
      return listener.out;
    },
    size: () => listeners.size,
    close: () => {
      clearTimeout(timer);
      for (const listener of [...listeners]) end(listener);
    },
  };
}

function startupEvents(changed: readonly StartupChange[]): string {
  const together = { id: null, requests: changed.flatMap(({ requests }) => requests) };
  const events = changed.length > MAX_STARTUPS ? [together] : changed;
  return events
    .map(({ id, requests }) => eventText('startup', { id, requests: namedRequests(requests) }))
    .join('');
}

/** Returns the distinct request ids; null if an id is unknown, or if there are too many. */
function namedRequests(requests: readonly (string | null)[]): string[] | null {
  const named = [...new Set(requests.flatMap((request) => request ?? []))];
  return requests.includes(null) || named.length > MAX_REQUESTS ? null : named;
}

function sayState(listener: Listener, { unread, newest, mark }: SessionState): void {
  if (listener.mark === mark) return;
  listener.mark = mark;
  listener.out.write(eventText('inbox', { unread, newest }));
}

/** Formats a server-sent event. */
export function eventText(event: 'inbox' | 'startup', data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
