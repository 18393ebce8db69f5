/** Name of a parameter in the argument of a generated endpoint, such as `awardNot` for `award_not`. */
export type ArgumentName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<ArgumentName<Tail>>}`
  : Name;

/** Name of a parameter in a body or an address, such as `award_not` for `awardNot`. */
export type BodyName<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${BodyName<Tail>}`
    : `_${Lowercase<Head>}${BodyName<Tail>}`
  : Name;

/** Converts parameter names from those of a body or an address to those of a generated endpoint's argument. */
export function toArgumentNames<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields as ArgumentName<Name & string>]: Fields[Name] };
export function toArgumentNames(fields: object): object {
  return renamed(fields, (name) =>
    name.replaceAll(/_([a-z0-9])/g, (_all, initial: string) => initial.toUpperCase()),
  );
}

/** Converts parameter names from those of a generated endpoint's argument to those of a body or an address. */
export function toBodyNames<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields as BodyName<Name & string>]: Fields[Name] };
export function toBodyNames(fields: object): object {
  return renamed(fields, (name) => name.replaceAll(/[A-Z]/g, (initial) => `_${initial.toLowerCase()}`));
}

function renamed(fields: object, rename: (name: string) => string): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]));
}
