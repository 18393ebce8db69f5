import { canSeeSettings, canWriteInvestments, isRole } from '@vaglio/access-control';
import type { Session } from '@vaglio/auth-session';
import { PATHS } from '../paths';
import type { Viewer } from './first-sight';

/** A sight to draw: whose top bar, at which address, with which page inside. */
export interface Sight {
  readonly viewer: Viewer;
  readonly path: string;
  readonly page: string;
}

interface Address {
  /** Without the path below which the app is served. */
  readonly pathname: string;
  readonly search: string;
}

/** The widths at which the list differs by script, in CSS px. */
const WIDTHS = [
  [768, 'phone'],
  [1200, 'tablet'],
] as const;

/**
 * What the app will show first at an address.
 * @param session as it is stored: with a token that has expired the first call gets a fresh one
 * @param width of the window in CSS px
 * @returns null where that is not certain, such as where the app leads elsewhere
 */
export function chooseSight(
  { pathname, search }: Address,
  { hasToken, isAuthenticated, role, claims }: Session,
  width: number,
): Sight | null {
  if (pathname === PATHS.login) {
    return isAuthenticated ? null : { viewer: 'nobody', path: pathname, page: 'login' };
  }
  if (!hasToken || !isRole(role)) return null;
  const page = pageAt(pathname, search, width);
  const hasSettings = canSeeSettings(role);
  if (page === null || (pathname === PATHS.settings && !hasSettings)) return null;
  const kind = canWriteInvestments(claims) ? 'writer' : 'reader';
  return { viewer: hasSettings ? `${kind} with settings` : kind, path: pathname, page };
}

/** Where a page looks different with what its address says, its shape is a neutral one. */
function pageAt(pathname: string, search: string, width: number): string | null {
  if (pathname === PATHS.dashboard) return 'dashboard';
  if (pathname === PATHS.user || pathname === PATHS.settings) return 'loading';
  if (pathname !== PATHS.investments) return null;
  return search === '' ? `list on a ${screenOf(width)}` : 'loading';
}

/** The screen that a window of this width is like. */
function screenOf(width: number): 'phone' | 'tablet' | 'desk' {
  return WIDTHS.find(([below]) => width < below)?.[1] ?? 'desk';
}
