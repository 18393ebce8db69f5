import { PassThrough, type Readable } from 'node:stream';
import { tooManyRequests } from '../../platform/http/errors/errors';
import { readSessionStates, startupsOfEvents, type SessionState, type StartupChange } from './read-changes';
import type { Deps } from '../../platform/deps';

type Listener = { sessionId: string; out: PassThrough; mark: string };

/** Between two looks at the database, in milliseconds: one statement or two for all listeners of this server. */
const LOOK_MS = 1_000;
/** Less than any proxy keeps a silent connection, and than the 35 s of our own. */
const HEARTBEAT_MS = 15_000;
const MAX_PER_SESSION = 3;
/** More than so many at once are a run: who looks at one of them loads it again. */
const MAX_STARTUPS = 50;
const MAX_REQUESTS = 10;

/** A reader who takes nothing of so much has left. */
const MAX_WAITING_BYTES = 64 * 1024;
const waitingIn = (out: PassThrough) => out.writableLength + out.readableLength;

/** The open streams of this server. */
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

  /** A look that fails, as while the database restarts, is repeated; the streams stay. */
  const schedule = () => {
    timer ??= setTimeout(() => {
      void look()
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          if (listeners.size > 0) schedule();
          // Events that nobody waits for are not read: who connects next begins anew.
          else readStartups = startupsOfEvents(db);
        });
    }, LOOK_MS).unref();
  };

  return {
    /**
     * The events of one session, until they leave, their session ends or the server stops.
     * @throws Refusal 429 for a session that has three streams already
     */
    open: async (sessionId: string): Promise<Readable> => {
      const own = [...listeners].filter((listener) => listener.sessionId === sessionId);
      if (own.length >= MAX_PER_SESSION)
        throw tooManyRequests('This session has three live connections already.', 60);
      const listener: Listener = { sessionId, out: new PassThrough(), mark: '' };
      // At once, so that many that come together are counted.
      listeners.add(listener);
      listener.out.once('close', () => listeners.delete(listener));
      try {
        // From now on, what others do is news.
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

/** Null where not all are known, or they are many. */
function namedRequests(requests: readonly (string | null)[]): string[] | null {
  const named = [...new Set(requests.flatMap((request) => request ?? []))];
  return requests.includes(null) || named.length > MAX_REQUESTS ? null : named;
}

function sayState(listener: Listener, { unread, newest, mark }: SessionState): void {
  if (listener.mark === mark) return;
  listener.mark = mark;
  listener.out.write(eventText('inbox', { unread, newest }));
}

/** One event as text. */
export function eventText(event: 'inbox' | 'startup', data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
