import { property, type Shape } from './shape';

/** A field that may be left out; see `optional`. */
export interface Optional<T> {
  readonly shape: Shape<T>;
}

/** A field that is left out of the object when the answer leaves it out, or it cannot be read. */
export function optional<T>(shape: Shape<T>): Optional<T> {
  return { shape };
}

/** Null for what is missing, cannot be read, or is a blank text: also for a yes, which would read null as no. */
export function nullable<T>(shape: Shape<T>): (value: unknown) => T | null {
  return (value) => {
    if (value === null || value === undefined) return null;
    const read = shape(value);
    return read === undefined || (typeof read === 'string' && read.trim() === '') ? null : read;
  };
}

/** A field that means something else when it is missing; see `withDefault`. */
export interface Defaulted<T> {
  readonly shape: Shape<T>;
  readonly fallback: T;
}

/** A field that is the fallback when it is missing or cannot be read. */
export function withDefault<T>(shape: Shape<T>, fallback: NoInfer<T>): Defaulted<T> {
  return { shape, fallback };
}

/** The entries of a list that can be read; the others are left out. */
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

/** An entry that is its text itself, or an object that has it under a name. */
export function entry<T>(shape: Shape<T>, field: string): Shape<T> {
  return (value) => shape(typeof value === 'object' ? property(value, field) : value);
}
