import { isRole, type Role } from '@vaglio/access-control';
import { property, readEntries, readName } from '../answer-shapes';

/** A role as it is sent (`value`) and shown (`label`). */
export interface RoleEntry {
  readonly value: string;
  readonly label: string;
  /** Whether the server lets this person give it; true when it does not say. */
  readonly isAssignable: boolean;
}

/** In the order in which they tell what to send, and what to show. */
const VALUE_NAMES = ['id', 'roleID', 'code', 'name', 'label'] as const;
const LABEL_NAMES = ['name', 'label', 'code', 'roleID', 'id'] as const;

/**
 * A role from a text, a number or an object with id, roleID, code, name or label. The property that holds one of the
 * roles admin, super and user is what is sent, since tokens and calls name roles so.
 * @returns null for anything else
 * Source: spec §3, a role entry.
 */
export function readRoleEntry(entry: unknown): RoleEntry | null {
  if (typeof entry === 'string' || typeof entry === 'number') {
    const word = String(entry).trim();
    return word === '' ? null : { value: word, label: word, isAssignable: true };
  }
  const values = VALUE_NAMES.map((name) => readName(entry, name)).filter((value) => value !== '');
  const value = values.find(isRole) ?? values[0];
  if (value === undefined) return null;
  const label = LABEL_NAMES.map((name) => readName(entry, name)).find((text) => text !== '') ?? value;
  return { value, label, isAssignable: property(entry, 'assignable') !== false };
}

/** The roles that the person may give, as GET /auth/roles answers them: an array or under `roles`, without doubles. Never throws. */
export function readRoles(answer: unknown): readonly RoleEntry[] {
  const entries = readEntries(answer, ['roles', 'items'])
    .map(readRoleEntry)
    .filter((entry) => entry !== null && entry.isAssignable);
  return [...new Map(entries.flatMap((entry) => (entry ? [[entry.value, entry] as const] : []))).values()];
}

/** The choice a picker opens with: the present role, or the first when that is not to be had; '' without any. Source: spec §2. */
export function firstChoice(roles: readonly RoleEntry[], present: string): string {
  return (roles.find(({ value }) => value === present) ?? roles[0])?.value ?? '';
}

/** A chosen role as the calls take it: one of our own server's, or one that another server named and so knows. */
export function readSentRole(value: string): Role {
  return value as Role;
}
