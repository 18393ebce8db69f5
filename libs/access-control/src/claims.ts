import { isRole, type Role } from './roles';

/** Scopes a token may carry; both allow writing in the investment screens. */
export const SCOPES = ['admin', 'investments:write'] as const;

export type Scope = (typeof SCOPES)[number];

/**
 * The rights in a token's payload. Servers differ: scopes come as `scope` or
 * `scopes`, as an array or as one text, and the flag as a boolean, 1 or a text.
 */
export interface Claims {
  readonly role?: unknown;
  readonly admin?: unknown;
  readonly scope?: unknown;
  readonly scopes?: unknown;
}

/** Roles that see the dashboard. Source: spec §2 and §6. */
export const DASHBOARD_ROLES = ['user', 'super', 'admin'] as const satisfies readonly Role[];

/** Roles that see /configurations and the Settings link. Source: spec §2 and §6. */
export const SETTINGS_ROLES = ['super', 'admin'] as const satisfies readonly Role[];

/**
 * All scopes of a token, without duplicates.
 * @param claims `scope` and `scopes` may be a text (separated by blanks or commas) or an array of such
 * @returns [] for anything else. Never throws.
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
 * Whether the holder may mark and edit startups: an admin flag, the role or scope
 * 'admin', or the scope 'investments:write'. The role super alone is not enough.
 * @returns false for missing or odd claims. Never throws.
 * Source: spec §6.
 */
export function canWriteInvestments(claims: Claims): boolean {
  if (hasAdminFlag(claims) || claims.role === 'admin') return true;
  const held = scopesOf(claims);
  return SCOPES.some((scope) => held.includes(scope));
}

/** Whether a role sees /configurations and the Settings link; false for a missing or unknown role. */
export function canSeeSettings(role: unknown): boolean {
  return isAmong(role, SETTINGS_ROLES);
}

/** Whether a role sees /dashboard; false for a missing or unknown role. */
export function canSeeDashboard(role: unknown): boolean {
  return isAmong(role, DASHBOARD_ROLES);
}

function isAmong(role: unknown, allowed: readonly Role[]): boolean {
  return isRole(role) && allowed.includes(role);
}
