/** What the check found, in lines. */
export type ImportCounts = {
  create: number;
  update: number;
  unchanged: number;
  failed: number;
  /** Of the updates, by which key the company was found. */
  by_id: number;
  by_website: number;
  by_name: number;
  /** Fields that an update changes, and those that a person's value keeps as they are. */
  fields: number;
  prevented: number;
};

export const NO_COUNTS: ImportCounts = {
  create: 0,
  update: 0,
  unchanged: 0,
  failed: 0,
  by_id: 0,
  by_website: 0,
  by_name: 0,
  fields: 0,
  prevented: 0,
};

export type ValueField = 'canton' | 'sector';

/** Codes that a person chose for texts, by folded text. */
export type ValueChoices = Record<ValueField, Record<string, string>>;

/**
 * The code that a person chose for a text; null for none. Texts come from files: one may be called as what every object
 * has, such as constructor.
 */
export function codeChosen(choices: ValueChoices, field: ValueField, key: string): string | null {
  return Object.hasOwn(choices[field], key) ? (choices[field][key] ?? null) : null;
}

/** A text that names no canton or sector, with the number of its lines. */
export type UnknownValue = { field: ValueField; text: string; lines: number };
