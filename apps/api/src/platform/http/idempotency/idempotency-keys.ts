import { Type } from '@sinclair/typebox';
import { PERMISSIONS, type OperationId, type Permission } from '@vaglio/access-control';
import type {
  FastifyInstance,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import { readObject } from '../validation/read-object';
import type { Deps } from '../../deps';
import { whileHeld } from '../../jobs/heartbeat';
import type { Held } from '../../jobs/lease';
import { processName } from '../../jobs/process-name';
import { operationOf } from '../authorization/permission-hook';
import { principalOf } from '../authorization/principal';
import { claimKey, requestLease } from './claim-key';
import { keepAnswer } from './keep-answer';
import { keyDigest, requestDigests } from './request-digest';

const KEY_HEADER = 'idempotency-key';

/** Their answers hold a secret, a link with one, or all of a person's data, which is stored nowhere; the last two change nothing and answer long lists. */
const EXEMPT: readonly OperationId[] = [
  'changeOwnPassword',
  'createApiToken',
  'createServiceToken',
  'createWebhook',
  'inviteUser',
  'sendInvitation',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'beginPasskey',
  'addPasskey',
  'exportOwnData',
  'exportPersonData',
  'simulateScore',
  'listScoreDifference',
];

const REPEATABLE: ReadonlySet<string> = new Set(
  PERMISSIONS.filter(
    ({ method, allow, operationId }: Permission) =>
      method === 'POST' && allow !== 'public' && !EXEMPT.includes(operationId),
  ).map(({ operationId }) => operationId),
);

const KEY = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '^[\\x21-\\x7e]+$',
    description:
      'Chosen by the caller, new for each request: for 24 hours a repetition by the same person gets the first answer, with Idempotent-Replayed, and changes nothing',
  }),
);

/**
 * Lets callers repeat a POST whose answer they did not get: the header Idempotency-Key makes a repetition harmless, on
 * any server of the installation. Calls without a person (sign-in, refresh) do not read it.
 */
export function honourIdempotencyKeys(app: FastifyInstance, { db, keys }: Pick<Deps, 'db' | 'keys'>): void {
  const owner = processName();
  const running = new WeakMap<FastifyRequest, { held: Held; end: () => void }>();

  const claim: preHandlerAsyncHookHandler = async (request, reply) => {
    const key = request.headers[KEY_HEADER];
    if (typeof key !== 'string') return;
    const verdict = await claimKey(db, {
      userId: principalOf(request).userId,
      keyDigest: keyDigest(key),
      digests: requestDigests(request, keys.audit),
      requestId: request.id,
      owner,
    });
    if ('held' in verdict) {
      const { held } = verdict;
      void whileHeld(
        db,
        requestLease,
        held,
        () => new Promise<void>((end) => running.set(request, { held, end })),
      );
      return;
    }
    reply.code(verdict.status).header('Idempotent-Replayed', 'true');
    if (verdict.answer !== null) reply.type('application/json; charset=utf-8');
    return reply.send(verdict.answer);
  };

  const keep: onSendAsyncHookHandler = async (request, reply, payload) => {
    const { held, end } = running.get(request) ?? {};
    if (!held || !end) return payload;
    running.delete(request);
    end();
    const body =
      typeof payload === 'string' ? payload : payload === null || payload === undefined ? null : undefined;
    // Without its answer the request is still never carried out twice: see claimKey.
    await keepAnswer(db, held, { status: reply.statusCode, body }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the answer of a request with an Idempotency-Key is not kept'),
    );
    return payload;
  };

  app.addHook('onRoute', (route) => {
    if (!REPEATABLE.has(operationOf(route) ?? '')) return;
    route.schema = { ...route.schema, headers: withKey(route) };
    route.preHandler = [...[route.preHandler ?? []].flat(), claim];
    route.onSend = [...[route.onSend ?? []].flat(), keep];
  });
}

function withKey({ schema }: RouteOptions) {
  return {
    type: 'object',
    properties: { ...readObject(readObject(schema?.headers)['properties']), [KEY_HEADER]: KEY },
  };
}
