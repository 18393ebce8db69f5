import { property, type Shape } from './shape';

/** Reads a text, or a number as a text. A list of texts becomes a text with a line per entry. */
export const text: Shape<string> = (value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : undefined;
};

/** Reads a non-empty text without surrounding spaces, such as the name of a row. */
export const name: Shape<string> = (value) => text(value)?.trim() || undefined;

/** Reads a finite number. Texts are accepted, because some databases return exact decimals and counts as texts. */
export const number: Shape<number> = (value) => {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
};

/** Reads a number that is at least 0. */
export const count: Shape<number> = (value) => {
  const amount = number(value);
  return amount !== undefined && amount >= 0 ? amount : undefined;
};

/** Reads an entry of a text list. Numbers are invalid. */
export const word: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Reads a text or a number unchanged. */
export const textOrNumber: Shape<string | number> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

/** Returns true for true and 1, also if they are texts. For any other value, it returns false. */
export const yes = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** Returns 1 for a value that `yes` reads as true, otherwise 0. */
export const flag = (value: unknown): number => Number(yes(value));

/** Reads any value, for fields whose type the contract does not define. A missing value becomes null. */
export const anything = (value: unknown): unknown => value ?? null;

/** Returns a shape for one of the given texts. */
export function oneOf<const Words extends readonly string[]>(...words: Words): Shape<Words[number]> {
  return (value) => words.find((known) => known === value);
}

/** Properties of a role entry that may contain the role, in order of precedence. Source: spec §3, a role entry. */
const ROLE_NAMES = ['id', 'roleID', 'code', 'name', 'label'] as const;

/**
 * Returns a shape that reads the roles of an account as a text separated by commas. The value may be a list, a text
 * separated by commas, or a single role. An entry is a text, a number or an object with id, roleID, code, name or
 * label.
 * @param known role names in the contract; in an object, a property with such a name takes precedence
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
