import type { ImportCounts, ValueChoices, ValueField } from '../platform/db/schema/imports.table';

export const NO_COUNTS: ImportCounts = {
  create: 0,
  update: 0,
  unchanged: 0,
  failed: 0,
  noted: 0,
  by_id: 0,
  by_website: 0,
  by_name: 0,
  fields: 0,
  prevented: 0,
};

/**
 * Returns the code that a person chose for a text; null without a choice. Texts come from files, so they may equal a
 * property that every object has, such as constructor.
 */
export function codeChosen(choices: ValueChoices, field: ValueField, key: string): string | null {
  return Object.hasOwn(choices[field], key) ? (choices[field][key] ?? null) : null;
}
