import { PATHS } from '@vaglio/startups-domain';
/** Default address after a login. */
export const HOME_AFTER_LOGIN = PATHS.dashboard;

/** Navigation state that a guard passes to the login page. */
export interface OriginState {
  /** Path, query string and hash of the requested page. */
  readonly from: string;
  /** True if the role in the stored token is not allowed. Redirecting back would then cause an infinite loop. */
  readonly refused: boolean;
}

/**
 * Returns the address stored in a navigation state. It is a path on this site with its query string and hash.
 * @param state `{ from }`, in which `from` is a path or an object with pathname, search and hash
 * @returns null for any other state. Never throws.
 */
export function readOrigin(state: unknown): string | null {
  const from = readProperty(state, 'from');
  const path = typeof from === 'string' ? from : locationText(from);
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** Returns true if the navigation state records that a role guard refused the requested page. */
export function wasRefused(state: unknown): boolean {
  return readProperty(state, 'refused') === true;
}

/**
 * Returns the address to open after a successful login. It is the stored address, unless that is missing, is /login or
 * starts with /configurations. Otherwise it is /dashboard.
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
