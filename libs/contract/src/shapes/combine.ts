import { property, type Shape } from './shape';

/** Optional field of an object. See `optional`. */
export interface Optional<T> {
  readonly shape: Shape<T>;
}

/** Returns an optional field. If its value is missing or unreadable, the object omits the field. */
export function optional<T>(shape: Shape<T>): Optional<T> {
  return { shape };
}

/**
 * Returns a shape that reads a missing, unreadable or blank value as null. For booleans it is also needed, because null
 * would otherwise be read as false.
 */
export function nullable<T>(shape: Shape<T>): (value: unknown) => T | null {
  return (value) => {
    if (value === null || value === undefined) return null;
    const read = shape(value);
    return read === undefined || (typeof read === 'string' && read.trim() === '') ? null : read;
  };
}

/** Field with a default value. See `withDefault`. */
export interface Defaulted<T> {
  readonly shape: Shape<T>;
  readonly fallback: T;
}

/** Returns a field whose default value replaces a missing or unreadable value. */
export function withDefault<T>(shape: Shape<T>, fallback: NoInfer<T>): Defaulted<T> {
  return { shape, fallback };
}

/** Returns a shape for the readable entries of a list. Unreadable entries are dropped. */
export function list<T>(shape: Shape<T>): Shape<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const read: T[] = [];
    for (const entry of value) {
      const one = shape(entry);
      if (one !== undefined) read.push(one);
    }
    return read;
  };
}

/**
 * Returns a shape for an entry that is a text or an object whose property contains the text.
 * @param field name of the property
 */
export function entry<T>(shape: Shape<T>, field: string): Shape<T> {
  return (value) => shape(typeof value === 'object' ? property(value, field) : value);
}
