import type { Person } from '@vaglio/contract';
import { foldText } from '@vaglio/startups-domain';

/** A name that is being written after the sign @. */
export interface MentionStart {
  /** Where the sign is in the text. */
  readonly at: number;
  /** What is written of the name so far. */
  readonly written: string;
}

const MAX_OFFERED = 6;
const MAX_QUERY_LENGTH = 60;

/** The mention that is being written before the caret; null for none, such as within an email address. */
export function mentionBefore(text: string, caret: number): MentionStart | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  const written = before.slice(at + 1);
  const isBegun = at >= 0 && (at === 0 || /[\s(]/.test(before.charAt(at - 1)));
  return isBegun && written.length <= MAX_QUERY_LENGTH && !written.includes('\n') ? { at, written } : null;
}

/** People of whose name a word begins as it is written, six at most. */
export function offeredPeople(people: readonly Person[], written: string): Person[] {
  const wanted = foldText(written);
  return people
    .filter(({ name }) => {
      const folded = foldText(name);
      return folded.startsWith(wanted) || folded.includes(` ${wanted}`);
    })
    .slice(0, MAX_OFFERED);
}

/** Somebody who can be mentioned, by the name that the text has. */
export type Mentionable = Pick<Person, 'id' | 'name'>;

/**
 * Ids of those whose name the text has after the sign @, where several begin alike the longest; of people of the same
 * name those that were chosen.
 */
export function mentionedIds(
  text: string,
  people: readonly Mentionable[],
  chosen: ReadonlySet<string>,
): string[] {
  // A name may hold the sign itself, such as that of an account whose name is its address.
  const written = new Set(
    [...text.matchAll(/@/g)].map(({ index }) => nameAtStart(text.slice(index + 1), people)),
  );
  const named = people.filter(({ name }) => written.has(name));
  return named
    .filter(
      ({ id, name }) => chosen.has(id) || !named.some((other) => other.name === name && chosen.has(other.id)),
    )
    .map(({ id }) => id);
}

function nameAtStart(rest: string, people: readonly Mentionable[]): string | null {
  const names = people.map(({ name }) => name).filter((name) => startsWithName(rest, name));
  return names.reduce<string | null>((best, name) => (name.length > (best?.length ?? 0) ? name : best), null);
}

const startsWithName = (rest: string, name: string) =>
  rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
