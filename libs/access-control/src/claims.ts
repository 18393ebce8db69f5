import { isRole, type Role } from './roles';

/** Scopes of a session token. Both allow changes to startups. */
export const SCOPES = ['admin', 'investments:write'] as const;

export type Scope = (typeof SCOPES)[number];

/**
 * Permissions in a token's payload. Servers differ: scopes are in `scope` or `scopes`, as an array or a text. The admin
 * flag is a boolean, 1 or a text.
 */
export interface Claims {
  readonly role?: unknown;
  readonly admin?: unknown;
  readonly scope?: unknown;
  readonly scopes?: unknown;
}

/** Roles with access to the dashboard. Source: spec §2 and §6. */
export const DASHBOARD_ROLES = ['user', 'super', 'admin'] as const satisfies readonly Role[];

/** Roles with access to /configurations and the Settings link. Source: spec §2 and §6. */
export const SETTINGS_ROLES = ['super', 'admin'] as const satisfies readonly Role[];

/**
 * Returns all scopes of a token, without duplicates.
 * @param claims claims with `scope` and `scopes` as texts (separated by spaces or commas) or as arrays of texts
 * @returns [] for any other value. Never throws.
 */
export function scopesOf({ scope, scopes }: Claims): string[] {
  return [...new Set([scope, scopes].flatMap(scopeNames))];
}

function scopeNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string').flatMap(scopeNames);
  return typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => word !== '') : [];
}

function hasAdminFlag({ admin }: Claims): boolean {
  return admin === true || admin === 1 || admin === 'true' || admin === '1';
}

/**
 * Returns true if the user may change startups. This requires an admin flag, the role or scope 'admin', or the scope
 * 'investments:write'. The role super is not sufficient.
 * @returns false for missing or invalid claims. Never throws.
 * Source: spec §6.
 */
export function canWriteInvestments(claims: Claims): boolean {
  if (hasAdminFlag(claims) || claims.role === 'admin') return true;
  const held = scopesOf(claims);
  return SCOPES.some((scope) => held.includes(scope));
}

/**
 * Returns true if a role has access to /configurations and the Settings link. For a missing or unknown role, it returns
 * false.
 */
export function canSeeSettings(role: unknown): boolean {
  return isAmong(role, SETTINGS_ROLES);
}

/** Returns true if a role has access to /dashboard. For a missing or unknown role, it returns false. */
export function canSeeDashboard(role: unknown): boolean {
  return isAmong(role, DASHBOARD_ROLES);
}

function isAmong(role: unknown, allowed: readonly Role[]): boolean {
  return isRole(role) && allowed.includes(role);
}
