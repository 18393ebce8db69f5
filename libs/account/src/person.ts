import { readText } from '@vaglio/api-client';

/** The signed-in person as the screens show them. */
export interface Person {
  /** Name, else username, else email. */
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly role: string;
  readonly status: string;
  readonly userId: string;
}

/**
 * The person of GET /auth/user; servers differ in names and in the format of the role: one role, a
 * comma-separated text or a list, whose entries are texts or objects with name, label, code, roleID or id.
 * @returns '' for missing fields. Never throws.
 * Source: spec §3, user.
 */
export function readPerson(data: unknown): Person {
  const text = (...names: string[]) =>
    names.map((name) => readText(data, name)).find((value) => value !== null) ?? '';
  return {
    name: text('name', 'username', 'email'),
    username: text('username', 'name'),
    email: text('email'),
    role: roleText(property(data, 'role')) || roleText(property(data, 'roles')),
    status: text('accountStatus'),
    userId: text('userId', 'id'),
  };
}

function roleText(value: unknown): string {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
      .join(', ');
  if (Array.isArray(value)) return value.map(roleText).filter(Boolean).join(', ');
  return (
    ['name', 'label', 'code', 'roleID', 'id']
      .map((name) => readText(value, name))
      .find((entry) => entry !== null) ?? ''
  );
}

function property(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

/** Two letters for a round picture: first and last word of a name; one for a single word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}
