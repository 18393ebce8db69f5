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
import { operationOf } from '../authorization/permission-hook';
import { principalOf } from '../authorization/principal';
import { keyDigest, requestDigests } from './request-digest';
import { claimKey, storeAnswer } from './stored-answers';

const KEY_HEADER = 'idempotency-key';

/**
 * Operations whose responses are not stored. Most of these responses contain a secret, a link with a secret, a backup,
 * or all data of a person. The last two operations change nothing and return long lists.
 */
const EXEMPT: readonly OperationId[] = [
  'changeOwnPassword',
  'createApiToken',
  'createServiceToken',
  'createWebhook',
  'inviteUser',
  'sendInvitation',
  'makeResetLink',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'beginPasskey',
  'addPasskey',
  'exportOwnData',
  'exportPersonData',
  'makeBackupKey',
  'downloadBackup',
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
      'Chosen by the caller, new for each request: for 10 minutes a repetition by the same person gets the first answer, with Idempotent-Replayed, and changes nothing',
  }),
);

/**
 * Makes it safe to repeat a POST with the same Idempotency-Key header on any server of the installation. Requests
 * without a signed-in person (sign-in, refresh) ignore the header.
 */
export function registerIdempotency(app: FastifyInstance, { db, keys }: Pick<Deps, 'db' | 'keys'>): void {
  const claimed = new WeakMap<FastifyRequest, { userId: string; requestId: string }>();

  const claim: preHandlerAsyncHookHandler = async (request, reply) => {
    const key = request.headers[KEY_HEADER];
    if (typeof key !== 'string') return;
    const caller = { userId: principalOf(request).userId, requestId: request.id };
    const digests = requestDigests(request, keys.audit);
    const stored = await claimKey(db, { ...caller, keyDigest: keyDigest(key), digests });
    if (!stored) {
      claimed.set(request, caller);
      return;
    }
    reply.code(stored.status).header('Idempotent-Replayed', 'true');
    if (stored.answer !== null) reply.type('application/json; charset=utf-8');
    return reply.send(stored.answer);
  };

  const store: onSendAsyncHookHandler = async (request, reply, payload) => {
    const caller = claimed.get(request);
    if (!caller) return payload;
    claimed.delete(request);
    const isText = typeof payload === 'string';
    const body = isText ? payload : payload === null || payload === undefined ? null : undefined;
    await storeAnswer(db, caller, { status: reply.statusCode, body }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the answer of a request with an Idempotency-Key is not kept'),
    );
    return payload;
  };

  app.addHook('onRoute', (route) => {
    if (!REPEATABLE.has(operationOf(route) ?? '')) return;
    route.schema = { ...route.schema, headers: withKey(route) };
    route.preHandler = [...[route.preHandler ?? []].flat(), claim];
    route.onSend = [...[route.onSend ?? []].flat(), store];
  });
}

function withKey({ schema }: RouteOptions) {
  return {
    type: 'object',
    properties: { ...readObject(readObject(schema?.headers)['properties']), [KEY_HEADER]: KEY },
  };
}
