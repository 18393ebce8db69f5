import { fieldText, isForPeople, valueText } from './field-text';
import { readKeptFields } from './kept-fields';

/** Field that an event changed, with its old and new values as text. A missing value is null. */
export interface FieldDifference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Maximum length of a value in a sentence, in characters. */
const SENTENCE_LENGTH = 60;

/**
 * Returns the fields that differ between an event's old and new states, as readable text. Equal fields, ids and hashes
 * are omitted.
 */
export function differencesOf(before: unknown, after: unknown): readonly FieldDifference[] {
  const was = readKeptFields(before);
  const is = readKeptFields(after);
  return (
    [...new Set([...was.keys(), ...is.keys()])]
      .filter((path) => isForPeople(path, was.get(path)) && isForPeople(path, is.get(path)))
      // Some events record a file name in addition to the change. The file name itself is not a change.
      .filter((path) => path !== 'file_name' || was.size === 0 || was.has(path))
      .map((path) => ({
        field: fieldText(path),
        before: valueText(path, was.get(path)),
        after: valueText(path, is.get(path)),
      }))
      .filter((difference) => difference.before !== difference.after)
  );
}

/** Returns the differences as a sentence, such as 'weight from 1 to 2, note emptied'. */
export function differenceText(before: unknown, after: unknown): string {
  return differencesOf(before, after)
    .map(({ field, before: was, after: is }) => {
      const name = field.charAt(0).toLowerCase() + field.slice(1);
      if (is === null || is === '–') return `${name} emptied`;
      if (Math.max(is.length, was?.length ?? 0) > SENTENCE_LENGTH)
        return was === null ? `${name} written` : `${name} edited`;
      return was === null || was === '–' ? `${name} ${is}` : `${name} from ${was} to ${is}`;
    })
    .join(', ');
}
