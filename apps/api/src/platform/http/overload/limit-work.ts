import type { Socket } from 'node:net';
import { finished, Readable } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf } from '../authorization/permission-hook';
import { CallerHasLeft, unavailable } from '../errors/errors';
import { kindOf, WORK_KINDS, WORK_LIMITS, type WorkKind } from './work-kinds';
import { BUSY, RETRY_SECONDS, workLimiter, type WorkLimiter, type WorkLimits } from './work-limiter';

export type WorkLimiters = ReadonlyMap<WorkKind, WorkLimiter>;

/** Makes the limiter of each kind. @param limits replaces limits of kinds */
export function workLimiters(limits: Partial<Record<WorkKind, WorkLimits>> = {}): WorkLimiters {
  return new Map(WORK_KINDS.map((kind) => [kind, workLimiter({ ...WORK_LIMITS[kind], ...limits[kind] })]));
}

/**
 * Runs the handlers of each kind of work under the limiter of that kind. A request keeps its place until its handler
 * sends the response; a stream keeps it until the stream ends. Register it before the routes and before hooks that
 * replace streams.
 */
export function limitWork(app: FastifyInstance, limiters: WorkLimiters): void {
  /** Functions that free the place of a request. */
  const places = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onSend', async (request, _reply, payload) => {
    const free = places.get(request);
    if (free && payload instanceof Readable) freeAfterStream(payload, request.raw.socket, free);
    else free?.();
    return payload;
  });
  app.addHook('onRoute', (route) => {
    const handle = route.handler;
    const operation = operationOf(route);
    route.handler = async function (request, reply) {
      const kind = kindOf(operation, request.method, request.query);
      const limiter = kind && limiters.get(kind);
      if (!limiter) return handle.call(this, request, reply);
      const started = await limiter.run(() => {
        if (request.raw.socket.destroyed) throw new CallerHasLeft('the caller left before the work began');
        const isSent = new Promise<void>((resolve) => places.set(request, resolve));
        const work = handle.call(this, request, reply);
        // The handler returns the reply after sending it, which Node never completes for a caller who left.
        return Promise.race([work, isSent]).then(() => ({ work }));
      });
      return started.work;
    };
  });
}

/** Frees a place when a stream ends. The stream ends with the connection of its caller, whichever response writes to it. */
function freeAfterStream(stream: Readable, socket: Socket, free: () => void): void {
  const leave = () => stream.destroy();
  socket.once('close', leave);
  finished(stream, () => {
    socket.off('close', leave);
    free();
  });
  if (socket.destroyed) leave();
}

/** Load of the process from which requests are refused. */
export type Pressure = {
  /** Mean delay of the event loop within a second, in milliseconds. */
  maxEventLoopDelay: number;
  maxHeapUsedBytes: number;
};

/** Close to the limit of the heap, garbage collection takes most of the CPU time. */
const MAX_HEAP = 0.95;
export const MAX_PRESSURE: Pressure = {
  maxEventLoopDelay: 2_000,
  maxHeapUsedBytes: MAX_HEAP * getHeapStatistics().heap_size_limit,
};

/**
 * Refuses work with 503 while the process is overloaded, before the token is read. Health checks, metrics and the files
 * of the web app have no kind of work and are answered.
 */
export async function refuseUnderPressure(app: FastifyInstance, pressure: Pressure): Promise<void> {
  await app.register(underPressure, {
    ...pressure,
    pressureHandler: async ({ method, query, routeOptions: { schema, config } }) => {
      const kind = kindOf(operationOf({ schema, config }), method, query);
      if (kind !== null) throw unavailable(BUSY, RETRY_SECONDS);
    },
  });
}
