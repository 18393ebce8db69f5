import type { Claims } from '@vaglio/access-control';

/** Claims in the payload of an access token. They only control the UI, because the server verifies the token. */
export interface TokenClaims extends Claims {
  /** Expiry time, in seconds since 1970. */
  readonly exp?: number;
  /** Issue time, in seconds since 1970. */
  readonly iat?: number;
  /** User id. */
  readonly sub?: string;
  readonly role?: string;
}

const NO_CLAIMS: TokenClaims = {};

/** Last parsed token. It is cached, because many components read the same token on each render. */
let lastRead: { readonly token: string; readonly claims: TokenClaims } | null = null;

/**
 * Parses the payload of a three-part token. `exp` and `iat` are kept only if they are finite numbers, `sub` and `role`
 * only if they are non-empty texts. `admin`, `scope` and `scopes` are kept unchanged.
 * @returns no claims for an unreadable token. Never throws.
 * Source: spec §3, access token.
 */
export function readClaims(token: string | null | undefined): TokenClaims {
  if (!token) return NO_CLAIMS;
  if (lastRead?.token !== token) lastRead = { token, claims: claimsOf(readPayload(token)) };
  return lastRead.claims;
}

function claimsOf(payload: Record<string, unknown> | null): TokenClaims {
  if (!payload) return NO_CLAIMS;
  return {
    exp: readNumber(payload['exp']),
    iat: readNumber(payload['iat']),
    sub: readWord(payload['sub']),
    role: readWord(payload['role']),
    admin: payload['admin'],
    scope: payload['scope'],
    scopes: payload['scopes'],
  };
}

function readPayload(token: string): Record<string, unknown> | null {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || signature === undefined || rest.length > 0) return null;
  try {
    const decoded: unknown = JSON.parse(decodeBase64Url(payload));
    return isRecord(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function readWord(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
