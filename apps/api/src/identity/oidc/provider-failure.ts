import { refusal, type Refusal } from '../../platform/http/errors/errors';
import { SilentAnswer, TooLargeAnswer } from '../../platform/outbound-http/limited-fetch';

/** Failed sign-in at the provider, with the refusal for the person and the reason for the audit trail. */
export type ProviderFailure = { refusal: Refusal; reason: string };

const UNAVAILABLE_CODES = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);
/** Message of Node's fetch for all errors before a response arrives. */
const FETCH_FAILED = 'fetch failed';
const REFUSING_CODES = new Set(['OAUTH_WWW_AUTHENTICATE_CHALLENGE']);

/**
 * Converts an error of the OpenID Connect library. From the provider, the person only sees the short error code.
 * @param name display name of the provider
 */
export function providerFailure(error: unknown, name: string): ProviderFailure {
  const code = textAt(error, 'code') ?? '';
  const said = textAt(error, 'error') ?? '';
  const failure = (status: number, text: string, reason: string) => ({
    refusal: refusal(status, text),
    reason,
  });
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return refusedByProvider(said, name);
  if (code === 'OAUTH_RESPONSE_BODY_ERROR' && said === 'invalid_grant')
    return failure(401, 'This sign-in is no longer valid. Please sign in again.', said);
  if (code === 'OAUTH_RESPONSE_BODY_ERROR' || REFUSING_CODES.has(code))
    return failure(
      401,
      `${name} does not accept this installation. Please inform your administrator.`,
      plainCode(said) || 'challenge',
    );
  if (UNAVAILABLE_CODES.has(code) || isUnreachable(error))
    return failure(503, `${name} does not answer right now. Please try again.`, 'unreachable');
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED')
    return failure(
      401,
      `The clocks of ${name} and of this server differ. Please inform your administrator.`,
      'clock',
    );
  return failure(
    401,
    `The answer of ${name} could not be verified. Please inform your administrator.`,
    plainCode(code) || 'unverified',
  );
}

function refusedByProvider(said: string, name: string): ProviderFailure {
  if (said === 'access_denied')
    return {
      refusal: refusal(
        401,
        `${name} did not sign you in: it was cancelled there, or you may not use this application.`,
      ),
      reason: said,
    };
  const reason = plainCode(said) || 'error';
  return { refusal: refusal(401, `${name} reports an error (${reason}). Please try again.`), reason };
}

/** Returns whether the request itself failed: no connection, a redirect, or a response that is too large or stops. */
function isUnreachable(error: unknown): boolean {
  const causes = [error, causeOf(error), causeOf(causeOf(error))];
  return causes.some(
    (cause) =>
      cause instanceof TooLargeAnswer ||
      cause instanceof SilentAnswer ||
      textAt(cause, 'message') === FETCH_FAILED,
  );
}

const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;

const plainCode = (text: string) => (/^\w{1,60}$/.test(text) ? text.toLowerCase() : '');

function textAt(error: unknown, name: string): string | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
