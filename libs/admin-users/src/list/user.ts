import { isRole, rankOf } from '@vaglio/access-control';
import { property, readCount, readEntries, readName } from '../answer-shapes';
import { readRoleEntry } from '../roles/role-entry';

/** An account of a list; what the server does not tell is null. */
export interface ListedUser {
  /** '' when the server does not tell it; such an account cannot be changed. */
  readonly userId: string;
  readonly email: string;
  readonly nickname: string;
  /** As the server names them, the strongest first. */
  readonly roles: readonly string[];
  /** In words: 'active', 'must change password', 'locked', 'disabled', or another of the server's. */
  readonly status: string | null;
  /** ISO 8601; '' for never. */
  readonly lastSignInAt: string | null;
  readonly scopes: readonly string[] | null;
}

export interface ListedUserPage {
  readonly users: readonly ListedUser[];
  /** Accounts of the whole list. */
  readonly total: number;
}

/**
 * A page of accounts: an array, or the list under `users` or `items`; the total under `total` or `count`,
 * without either what the page holds counts. Never throws.
 * Source: spec §3 and §7, users.
 */
export function readUserPage(answer: unknown): ListedUserPage {
  const users = readEntries(answer, ['users', 'items'])
    .filter((row) => typeof row === 'object' && row !== null)
    .map(readUser);
  return { users, total: readCount(answer, 'total') ?? readCount(answer, 'count') ?? users.length };
}

/** The one role that an account is edited with, its strongest; '' when the server returns none. */
export function roleOf({ roles }: ListedUser): string {
  return roles[0] ?? '';
}

function readUser(row: unknown): ListedUser {
  const email = readName(row, 'email');
  return {
    userId: readName(row, 'userId') || readName(row, 'id'),
    email,
    nickname: readName(row, 'username') || readName(row, 'name') || email,
    roles: readRoles(row),
    status: readStatus(row),
    lastSignInAt: readMoment(row),
    scopes: readScopes(row),
  };
}

/** Roles as a list, as a text separated by commas or as one; under `roles` or `role`. */
function readRoles(row: unknown): readonly string[] {
  const named =
    [property(row, 'roles'), property(row, 'role')].map(rolesIn).find((roles) => roles.length > 0) ?? [];
  return [...new Set(named)].sort((a, b) => strength(b) - strength(a));
}

function rolesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(rolesIn);
  if (typeof value === 'string')
    return value
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  const entry = readRoleEntry(value);
  return entry ? [entry.value] : [];
}

function strength(role: string): number {
  return isRole(role) ? rankOf(role) : 0;
}

function readStatus(row: unknown): string | null {
  const status = readName(row, 'accountStatus').replaceAll('_', ' ').toLowerCase();
  return status === '' ? null : status;
}

function readMoment(row: unknown): string | null {
  const value = property(row, 'last_sign_in_at');
  if (value === null) return '';
  return typeof value === 'string' ? value : null;
}

function readScopes(row: unknown): readonly string[] | null {
  const value = property(row, 'scopes');
  return Array.isArray(value) ? value.filter((scope) => typeof scope === 'string') : null;
}
