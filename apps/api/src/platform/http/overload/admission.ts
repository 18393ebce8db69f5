import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallerHasLeft } from '../errors/errors';
import { stalledReaders } from './stalled-readers';
import { turnQueue, type Caller, type TurnQueue } from './turn-queue';
import { kindOf, WORK_LIMITS, type WorkKind } from './work-kinds';

/** Waits until a request may begin. @throws Refusal 503 when too many of its kind wait, or for too long */
export type Admit = (
  operation: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

export type Queues = Readonly<Record<WorkKind, TurnQueue>>;

/**
 * A request in its place: it gives it up when its work is done and its answer has left, whichever comes last. Work that
 * never begins, because the caller has left, gives it up at once.
 */
type Place = Caller & { leave: () => void; isWorking: boolean };

/** @param limits by kind, as WORK_LIMITS */
export function workQueues(limits = WORK_LIMITS): Queues {
  return {
    read: turnQueue(limits.read),
    stream: turnQueue(limits.stream),
    write: turnQueue(limits.write),
    row: turnQueue(limits.row),
    batch: turnQueue(limits.batch),
    simulation: turnQueue(limits.simulation),
    session: turnQueue(limits.session),
    renewal: turnQueue(limits.renewal),
    provider: turnQueue(limits.provider),
    'sign-in': turnQueue(limits['sign-in']),
    public: turnQueue(limits.public),
  };
}

/**
 * Gives requests a place of their kind, in turn. Called when a caller is known by their token and before the database
 * is asked, so that strangers never fill the queue of people who are signed in. Register it before the routes.
 * @param stalledMs after which a reader who takes nothing of their answer loses the connection, and with it the place
 */
export function admitByKind(app: FastifyInstance, queues: Queues, stalledMs: number): Admit {
  const readers = stalledReaders(stalledMs);
  app.addHook('onClose', () => readers.close());
  const places = new WeakMap<FastifyRequest, Place>();
  // Fastify runs neither handler nor hooks for some callers who have left: only the handler itself shows that it works.
  app.addHook('onRoute', (route) => {
    const handle = route.handler;
    route.handler = function (request, reply) {
      const place = places.get(request);
      return place
        ? working(place, () => handle.call(this, request, reply))
        : handle.call(this, request, reply);
    };
  });
  // A handler that returns its reply never ends for a caller who has left: its work is done when it sends.
  app.addHook('onSend', async (request) => {
    const place = places.get(request);
    if (place) endWork(place);
  });
  return async (operation, request, reply) => {
    const kind = kindOf(operation, request.method, request.query);
    if (kind === null) return;
    const place: Place = { leave: () => undefined, isWorking: false, hasLeft: false, endWait: null };
    const unwatch = readers.watch(request.raw.socket);
    whenLeft(request, reply, () => {
      unwatch();
      place.hasLeft = true;
      place.endWait?.();
      if (!place.isWorking) place.leave();
    });
    const queue = queues[kind];
    const leave = place.hasLeft ? null : queue.enterNow();
    place.leave = leave ?? (await queue.enter(place));
    places.set(request, place);
    if (place.hasLeft) place.leave();
  };
}

/** A caller who leaves does not end the work for them: its place is taken until it is done. */
async function working(place: Place, work: () => unknown): Promise<unknown> {
  if (place.hasLeft) throw new CallerHasLeft('the caller has left before the work began');
  place.isWorking = true;
  try {
    return await work();
  } finally {
    endWork(place);
  }
}

function endWork(place: Place): void {
  place.isWorking = false;
  if (place.hasLeft) place.leave();
}

/** Calls back once: when the answer is sent, or its connection closed, at once if that has already happened. */
function whenLeft({ raw }: FastifyRequest, reply: FastifyReply, callBack: () => void): void {
  const { socket } = raw;
  const end = () => {
    reply.raw.off('finish', end).off('close', end);
    socket.off('close', end);
    callBack();
  };
  if (socket.destroyed) return callBack();
  reply.raw.once('finish', end).once('close', end);
  // The answers of pipelined requests have no connection of their own to hear of, and there may be many.
  socket.setMaxListeners(0).once('close', end);
}
