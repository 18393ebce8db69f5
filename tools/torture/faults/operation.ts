import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '@vaglio/access-control';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { testApp } from '../../../apps/api/src/testing/test-app';
import { fieldOf } from '../http-call';

/** Application in this process, with an administrator's token that is renewed regularly. */
export type World = Awaited<ReturnType<typeof testApp>> & { adminToken: string };

/** Operation of the trial that writes data. */
export type WriteOperation = {
  operationId: OperationId;
  /** Label that distinguishes several writes with the same operation id. */
  of?: string;
  /** Creates the data that the request needs. All requests must change the same tables in the same way. */
  prepare: (world: World) => Promise<InjectOptions>;
};

let count = 0;
/** Returns a text that was not used before. */
export const fresh = (): string => `t${Date.now().toString(36)}x${(count += 1)}`;

export const asAdmin = ({ adminToken }: World, call: InjectOptions): InjectOptions => ({
  ...call,
  headers: { authorization: `Bearer ${adminToken}`, ...call.headers },
});

/**
 * Sends a request as an administrator.
 * @returns the response body
 * @throws Error unless the request succeeds
 */
export async function make(
  world: World,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
): Promise<unknown> {
  const answer = await world.app.inject(asAdmin(world, { method, url, ...(payload && { payload }) }));
  if (answer.statusCode >= 300)
    throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer.body === '' ? undefined : answer.json();
}

/** Returns a field of a response, converted to text. */
export const textOf = (value: unknown, name: string): string => String(fieldOf(value, name));

/** Returns the response to a request. @throws Error if there is no response within a long timeout */
export async function injected({ app }: World, call: InjectOptions): Promise<LightMyRequestResponse> {
  const answer = await Promise.race([app.inject(call), wait(30_000, null, { ref: false })]);
  if (answer === null) throw new Error(`${String(call.method)} ${String(call.url)} has no answer`);
  return answer;
}
