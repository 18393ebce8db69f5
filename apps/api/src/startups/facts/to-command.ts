import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Order } from './change-fact';

/** Returns the startup id, version and actor of a request that changes facts. */
export function toCommand(request: FastifyRequest, id: string): Order {
  return { id, ifMatch: request.headers['if-match'], actor: actorOf(request) };
}
