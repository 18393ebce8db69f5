import { fieldText, isForPeople, valueText } from './field-text';
import { readKeptFields } from './kept-fields';

/** A field that an event changed, in words; null where there was or is nothing. */
export interface FieldDifference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Longer values are not repeated in a sentence. */
const SENTENCE_LENGTH = 60;

/**
 * What differs between the two states that an event kept, field by field, as people read it. A field that is alike in
 * both is left out, and so are ids and fingerprints.
 */
export function differencesOf(before: unknown, after: unknown): readonly FieldDifference[] {
  const was = readKeptFields(before);
  const is = readKeptFields(after);
  return (
    [...new Set([...was.keys(), ...is.keys()])]
      .filter((path) => isForPeople(path, was.get(path)) && isForPeople(path, is.get(path)))
      // What an event tells beside a change: the file is named, it was no other before.
      .filter((path) => path !== 'file_name' || was.size === 0 || was.has(path))
      .map((path) => ({
        field: fieldText(path),
        before: valueText(path, was.get(path)),
        after: valueText(path, is.get(path)),
      }))
      .filter((difference) => difference.before !== difference.after)
  );
}

/** The same in a sentence: 'weight from 1 to 2, note emptied'. */
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
