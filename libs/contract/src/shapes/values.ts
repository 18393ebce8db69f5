import { property, type Shape } from './shape';

/** A text, a number as text; a list of texts becomes one line each. */
export const text: Shape<string> = (value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : undefined;
};

/** A text with something in it, without blanks around it: what a row is known by. */
export const name: Shape<string> = (value) => text(value)?.trim() || undefined;

/** A finite number; exact decimals and counts of some databases come as texts. */
export const number: Shape<number> = (value) => {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
};

/** A number from 0 on. */
export const count: Shape<number> = (value) => {
  const amount = number(value);
  return amount !== undefined && amount >= 0 ? amount : undefined;
};

/** A text in a list, where a number is none. */
export const word: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);

/** A value that may be a text or a number, as it is. */
export const textOrNumber: Shape<string | number> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

/** Whether a value says yes: true or 1, also as a text. Anything else, and nothing, is no. */
export const yes = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** The same as 1 or 0. */
export const flag = (value: unknown): number => Number(yes(value));

/** What the contract leaves open; null for nothing. */
export const anything = (value: unknown): unknown => value ?? null;

/** One of the words of the contract. */
export function oneOf<const Words extends readonly string[]>(...words: Words): Shape<Words[number]> {
  return (value) => words.find((known) => known === value);
}

/** What a role entry that is an object is read from, in this order. Source: spec §3, a role entry. */
const ROLE_NAMES = ['id', 'roleID', 'code', 'name', 'label'] as const;

/**
 * The roles of an account as one text, separated by commas: from a list, a text of words separated by commas, or one
 * role; an entry is a text, a number or an object with id, roleID, code, name or label.
 * @param known the words of the contract: of an object the property that holds one of them is taken
 * Source: spec §3, user.
 */
export function roles(...known: readonly string[]): Shape<string> {
  const rolesIn = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(rolesIn);
    if (typeof value === 'string') return value.split(',').flatMap((part) => name(part) ?? []);
    if (typeof value === 'number') return [String(value)];
    const entries = ROLE_NAMES.flatMap((field) => name(property(value, field)) ?? []);
    return entries
      .filter((role) => known.includes(role))
      .concat(entries)
      .slice(0, 1);
  };
  return (value) => [...new Set(rolesIn(value))].join(', ') || undefined;
}
