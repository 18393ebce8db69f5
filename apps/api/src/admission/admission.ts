import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { turnQueue, type TurnQueue } from './turn-queue';
import { kindOf, WORK_LIMITS, type WorkKind } from './work-kinds';

/** Waits until a request may begin. @throws Refusal 503 when too many of its kind wait, or for too long */
export type Admit = (
  operation: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

export type Queues = Readonly<Record<WorkKind, TurnQueue>>;

/** A request in its place: it ends when its work is done and its answer has left, whichever comes last. */
type Place = { leave: () => void; isDone: boolean; hasLeft: boolean };

/** @param limits by kind, as WORK_LIMITS */
export function workQueues(limits = WORK_LIMITS): Queues {
  return {
    read: turnQueue(limits.read),
    stream: turnQueue(limits.stream),
    write: turnQueue(limits.write),
    batch: turnQueue(limits.batch),
    simulation: turnQueue(limits.simulation),
    session: turnQueue(limits.session),
    'sign-in': turnQueue(limits['sign-in']),
  };
}

/**
 * Gives requests a place of their kind, in turn. Called when a caller is known by their token and before the database
 * is asked, so that strangers never fill the queue of people who are signed in.
 */
export function admitByKind(app: FastifyInstance, queues: Queues): Admit {
  const places = new WeakMap<FastifyRequest, Place>();
  // A caller who has left does not end the work for them: its place is taken until it is done.
  app.addHook('onSend', async (request) => {
    const place = places.get(request);
    if (!place) return;
    place.isDone = true;
    if (place.hasLeft) place.leave();
  });
  return async (operation, request, reply) => {
    const kind = kindOf(operation, request.method, request.query);
    if (kind === null) return;
    const left = new AbortController();
    const place: Place = { leave: () => undefined, isDone: false, hasLeft: false };
    const answerHasLeft = () => {
      left.abort();
      place.hasLeft = true;
      if (place.isDone) place.leave();
    };
    reply.raw.once('finish', answerHasLeft).once('close', answerHasLeft);
    place.leave = await queues[kind].enter(left.signal);
    places.set(request, place);
  };
}
