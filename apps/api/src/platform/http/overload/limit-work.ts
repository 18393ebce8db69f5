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

/** Creates one limiter per kind of work. @param limits overrides of the default limits */
export function workLimiters(limits: Partial<Record<WorkKind, WorkLimits>> = {}): WorkLimiters {
  return new Map(WORK_KINDS.map((kind) => [kind, workLimiter({ ...WORK_LIMITS[kind], ...limits[kind] })]));
}

/**
 * Runs each route handler under the limiter for its kind of work. A request occupies its slot until its handler sends
 * the response; a stream occupies its slot until it ends. Call this function before adding routes or hooks that replace
 * streams.
 */
export function limitWork(app: FastifyInstance, limiters: WorkLimiters): void {
  /** Functions that free the slot of each request. */
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
        // The handler returns the reply object. Node never completes this object if the client disconnected, so the
        // slot is freed once the response is sent.
        return Promise.race([work, isSent]).then(() => ({ work }));
      });
      return started.work;
    };
  });
}

/**
 * Frees a slot when a stream ends. If the client disconnects, the stream is destroyed, even if its data goes through
 * another stream.
 */
function freeAfterStream(stream: Readable, socket: Socket, free: () => void): void {
  const leave = () => stream.destroy();
  socket.once('close', leave);
  finished(stream, () => {
    socket.off('close', leave);
    free();
  });
  if (socket.destroyed) leave();
}

/** Limits above which requests are refused with 503. */
export type Pressure = {
  /** Mean delay of the event loop over one second, in milliseconds. */
  maxEventLoopDelay: number;
  maxHeapUsedBytes: number;
};

/** Share of the heap limit. Above it, garbage collection takes most of the CPU time. */
const MAX_HEAP = 0.95;
export const MAX_PRESSURE: Pressure = {
  maxEventLoopDelay: 2_000,
  maxHeapUsedBytes: MAX_HEAP * getHeapStatistics().heap_size_limit,
};

/**
 * Refuses requests with 503 while the process is overloaded, before the token is verified. Health checks, metrics and
 * web app files are always served.
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
