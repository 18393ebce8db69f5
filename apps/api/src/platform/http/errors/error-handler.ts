import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { SOURCE_LANGUAGE } from '@vaglio/language';
import { isOutage } from '../../db/is-outage';
import { FOREIGN_KEY_VIOLATION, rootOf, sqlStateOf } from '../../db/sql-state';
import { ADDRESS_TOO_LONG, CallerHasLeft, unauthorized, unavailable, type Refusal } from './errors';
import type { Principal } from '../authorization/principal';
import { languageOfRequest, translated } from '../../messages/i18n';
import { identify } from '../hooks/request-id';
import { validationMessage } from '../validation/validation-message';

const FRAMEWORK_TEXTS: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address is not valid.',
  FST_ERR_MAX_PARAM_LENGTH: ADDRESS_TOO_LONG,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (Content-Type: application/json).',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body has another length than announced.',
};

/**
 * Sends every error as `{ error }` with a message for the user:
 * - 4xx with the message that was thrown,
 * - 503 for a database outage,
 * - 500 for an unexpected error, with the request id and without internal details.
 */
export function handleError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  identify(request, reply);
  const language = languageOfRequest(request, SOURCE_LANGUAGE);
  // A 503, as for an outage, lets a retry with the same Idempotency-Key be processed.
  if (isOfLeaver(error, request.raw)) return reply.code(503).send({ error: 'The caller has left.' });
  const known = knownFailure(error, request.principal);
  const status = known.statusCode ?? 500;
  // A stopping or busy server returns 503 on purpose, often to load balancers. This status is not logged as an error.
  if (status >= 500 && status !== 503) request.log.error({ err: error }, 'unexpected failure');
  if (status === 503 && known !== error)
    request.log.warn({ code: sqlStateOf(error) }, 'database not available');
  if ('retryAfterSeconds' in known && known.retryAfterSeconds)
    reply.header('Retry-After', String(known.retryAfterSeconds));
  if ('allow' in known && known.allow) reply.header('Allow', known.allow.join(', '));
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (status >= 500 && status !== 503) {
    return reply.code(status).send({
      error: translated(/*i18n*/ 'Something went wrong on the server.', language),
      requestId: request.id,
    });
  }
  const extra = 'body' in known ? known.body : undefined;
  return reply.code(status).send({ error: translated(messageOf(known), language), ...extra });
}

function knownFailure(error: FastifyError | Refusal, principal: Principal | null) {
  if (isOutage(error)) return unavailable();
  return isOfDeleted(principal, error) ? unauthorized() : error;
}

/**
 * Returns whether the client disconnected before the work began or while it sent the body. The request log already has
 * an entry for this.
 */
function isOfLeaver(error: unknown, { errored }: FastifyRequest['raw']): boolean {
  return error instanceof CallerHasLeft || (errored !== null && rootOf(error) === errored);
}

/** Returns whether the error occurred because the caller's account was deleted after the permission check. */
function isOfDeleted(principal: Principal | null, error: unknown): boolean {
  if (!principal || sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) return false;
  return String(Reflect.get(Object(rootOf(error)), 'detail')).includes(`=(${principal.userId})`);
}

function messageOf(error: FastifyError | Refusal): string {
  if ('validation' in error && error.validation) return validationMessage(error.validation);
  const code = 'code' in error ? error.code : undefined;
  return (code && FRAMEWORK_TEXTS[code]) || error.message;
}
