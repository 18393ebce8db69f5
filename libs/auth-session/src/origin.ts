import { PATHS } from '@vaglio/startups-domain';
/** Where a person goes after login when no other place is remembered. */
export const HOME_AFTER_LOGIN = PATHS.dashboard;

/** What a guard leaves in the navigation state for the login page. */
export interface OriginState {
  /** Path, query and hash of the requested page. */
  readonly from: string;
  /** A token was there, but its role was missing or not allowed: sending it back would go round for ever. */
  readonly refused: boolean;
}

/**
 * The remembered place of a navigation state: a path of this site with its query and hash.
 * @param state `{ from }`, where `from` is a path or an object with pathname, search, hash
 * @returns null when nothing of the kind is remembered. Never throws.
 */
export function readOrigin(state: unknown): string | null {
  const from = readProperty(state, 'from');
  const path = typeof from === 'string' ? from : locationText(from);
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** Whether by the navigation state a role guard refused the remembered page. */
export function wasRefused(state: unknown): boolean {
  return readProperty(state, 'refused') === true;
}

/**
 * Where a person goes after a successful login: the remembered origin, except /dashboard when
 * the origin is /login, starts with /configurations, or was not remembered.
 * Source: spec §2, login.
 */
export function originAfterLogin(state: unknown): string {
  const origin = readOrigin(state);
  if (origin === null || origin.startsWith(PATHS.settings)) return HOME_AFTER_LOGIN;
  return origin.split(/[?#]/)[0] === PATHS.login ? HOME_AFTER_LOGIN : origin;
}

function locationText(from: unknown): string {
  return ['pathname', 'search', 'hash']
    .map((part) => readProperty(from, part))
    .filter((part) => typeof part === 'string')
    .join('');
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
