import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Order } from './change-fact';

/** What a call says of the startup that it changes. */
export function toCommand(request: FastifyRequest, id: string): Order {
  return { id, ifMatch: request.headers['if-match'], actor: actorOf(request) };
}
