import type { Deps } from '../../../platform/deps';
import { apiTokenReader } from '../../api-tokens/read-token';
import { isUuid } from '../../../platform/text/is-uuid';
import type { ReadPrincipal } from '../../../platform/http/authorization/principal';
import { verifyAccessToken } from './access-token';
import { bearerOf } from './bearer';
import { sessionReader } from './read-session';

/**
 * Creates a function that reads the owner of an access or API token from the database at every request. A changed
 * role, a disabled account or an ended session therefore takes effect immediately (security decision D2).
 */
export function readPrincipalFrom(deps: Pick<Deps, 'db' | 'keys' | 'now' | 'settings'>): ReadPrincipal {
  const readSession = sessionReader(deps);
  const apiTokens = apiTokenReader(deps);
  return async (authorization) => {
    const token = bearerOf(authorization);
    if (token !== undefined && apiTokens.isToken(token)) return apiTokens.read(token);
    const claims = token ? await verifyAccessToken(token, deps.keys.token, deps.now()) : null;
    if (!claims || !isUuid(claims.sessionId) || !isUuid(claims.userId)) return null;
    const person = await readSession(claims);
    if (!person || person.mustChange) return null;
    const { id: userId, email, role, scopes } = person;
    return {
      userId,
      sessionId: claims.sessionId,
      email,
      role,
      scopes,
      authTime: claims.authTime,
      tokenScopes: null,
    };
  };
}
