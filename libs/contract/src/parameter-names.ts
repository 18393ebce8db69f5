/** Name of a parameter in the argument of a generated call: `awardNot` for `award_not`. */
export type ArgumentName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<ArgumentName<Tail>>}`
  : Name;

/** Name of a parameter in a body or an address: `award_not` for `awardNot`. */
export type BodyName<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${BodyName<Tail>}`
    : `_${Lowercase<Head>}${BodyName<Tail>}`
  : Name;

/** Parameters named as in a body or an address, named as the argument of a generated call has them. */
export function toArgumentNames<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields as ArgumentName<Name & string>]: Fields[Name] };
export function toArgumentNames(fields: object): object {
  return renamed(fields, (name) =>
    name.replaceAll(/_([a-z0-9])/g, (_all, initial: string) => initial.toUpperCase()),
  );
}

/** Parameters named as the argument of a generated call has them, named as in a body or an address. */
export function toBodyNames<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields as BodyName<Name & string>]: Fields[Name] };
export function toBodyNames(fields: object): object {
  return renamed(fields, (name) => name.replaceAll(/[A-Z]/g, (initial) => `_${initial.toLowerCase()}`));
}

function renamed(fields: object, rename: (name: string) => string): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]));
}
