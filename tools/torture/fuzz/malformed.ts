import type { Random } from '../../../apps/api/src/operations/seed/sample/random';
import type { Call } from '../http-call';
import { hostileText } from './hostile-values';
import type { FuzzedCall } from './fuzzed-call';

const OTHER_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json;charset=utf-8',
  'application/jsonp',
  '*/*',
  '',
];
const HEADERS = [
  'If-Match',
  'Idempotency-Key',
  'Cookie',
  'Origin',
  'Accept',
  'Accept-Encoding',
  'Range',
  'X-Forwarded-For',
  'X-Request-Id',
  'X-HTTP-Method-Override',
];

/** Returns the same request with one malformed part. */
export function malformed(call: Call, random: Random): FuzzedCall {
  const headers = [...(call.headers ?? [])];
  switch (random.integer(0, 5)) {
    case 0:
      return { call: { ...call, method: random.pick(OTHER_METHODS) }, isOfOperation: false };
    case 1:
      return { call: { ...call, path: strangePath(call.path, random) }, isOfOperation: false };
    case 2: {
      const type = ['Content-Type', random.pick(CONTENT_TYPES)];
      return { call: { ...call, headers: [...headers, ...type] }, isOfOperation: true };
    }
    case 3: {
      const name = random.pick(HEADERS);
      const value = encoded(hostileText(random)).slice(0, 6_000);
      const twice = random.chance(0.5) ? [name, 'other'] : [];
      return { call: { ...call, headers: [...headers, name, value, ...twice] }, isOfOperation: true };
    }
    case 4: {
      const second = ['Authorization', 'Bearer other'];
      return { call: { ...call, headers: [...headers, ...second] }, isOfOperation: false };
    }
    default:
      return { call, isOfOperation: true };
  }
}

function strangePath(path: string, random: Random): string {
  return random.pick([
    `${path}/`,
    `/${path}`,
    path.replace('/auth', '/auth/.'),
    path.replace('/auth', '/auth/%2e%2e/auth'),
    path.replace('/auth/', '/AUTH/'),
    path.replace('/auth/', '/auth%2f'),
    `${path}%00`,
    `${path}%E0%A4%A`,
    `${path}/${'9'.repeat(300)}`,
    `${path};a=b`,
    `${path}?${'a=1&'.repeat(1_500)}`,
  ]);
}

/**
 * Returns a value as text for an address or a header. Lone surrogates are replaced, because they are invalid in
 * addresses.
 */
export function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.slice(0, 4_000).toWellFormed());
}
