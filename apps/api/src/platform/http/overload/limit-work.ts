import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
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
 * Runs the handlers of each kind of work under the limiter of that kind. A request keeps its place until its handler is
 * done, which for a stream is when the answer has left. Register it before the routes.
 */
export function limitWork(app: FastifyInstance, limiters: WorkLimiters): void {
  app.addHook('onRoute', (route) => {
    const handle = route.handler;
    const operation = operationOf(route);
    route.handler = function (request, reply) {
      const kind = kindOf(operation, request.method, request.query);
      const limiter = kind && limiters.get(kind);
      if (!limiter) return handle.call(this, request, reply);
      return limiter.run(() => {
        const { socket } = request.raw;
        if (socket.destroyed) throw new CallerHasLeft('the caller left before the work began');
        const work = handle.call(this, request, reply);
        return kind === 'stream' ? Promise.race([work, callerLeaves(reply.raw, socket)]) : work;
      });
    };
  });
}

/**
 * Rejects when the caller leaves while the response waits behind another one of the same connection. Node does not close
 * such a response, so a stream would keep its place and its transaction.
 */
function callerLeaves(response: ServerResponse, socket: Socket): Promise<never> {
  return new Promise((_resolve, reject) => {
    const leave = () => {
      if (response.socket !== null) return;
      reject(new CallerHasLeft('the caller left before the answer began'));
      response.emit('close'); // ends the stream that writes to it
    };
    socket.once('close', leave);
    response.once('close', () => socket.off('close', leave));
  });
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
