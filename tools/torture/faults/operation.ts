import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '@vaglio/access-control';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { testApp } from '../../../apps/api/src/testing/test-app';
import { fieldOf } from '../http-call';

/** The application in this process, and a token of an admin that is renewed from time to time. */
export type World = Awaited<ReturnType<typeof testApp>> & { adminToken: string };

/** One kind of write. */
export type WriteOperation = {
  operationId: OperationId;
  /** What distinguishes it from another write of the same operation. */
  of?: string;
  /** Makes what the call needs, new each time; the call changes the same tables in the same way each time. */
  prepare: (world: World) => Promise<InjectOptions>;
};

let count = 0;
/** A text that occurs nowhere yet. */
export const fresh = (): string => `t${Date.now().toString(36)}x${(count += 1)}`;

export const asAdmin = ({ adminToken }: World, call: InjectOptions): InjectOptions => ({
  ...call,
  headers: { authorization: `Bearer ${adminToken}`, ...call.headers },
});

/** Makes a call as an admin that must succeed. @returns its body */
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

/** The field of an answer as text. */
export const textOf = (value: unknown, name: string): string => String(fieldOf(value, name));

/** An answer, or a failure when there is none for a long time. */
export async function injected({ app }: World, call: InjectOptions): Promise<LightMyRequestResponse> {
  const answer = await Promise.race([app.inject(call), wait(30_000, null, { ref: false })]);
  if (answer === null) throw new Error(`${String(call.method)} ${String(call.url)} has no answer`);
  return answer;
}
