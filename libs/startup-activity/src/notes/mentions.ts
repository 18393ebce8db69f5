import type { Person } from '@vaglio/contract';
import { foldText } from '@vaglio/startups-domain';

/** Mention that is being typed: @ and the first characters of a name. */
export interface MentionStart {
  /** Position of the @ in the text. */
  readonly at: number;
  /** Characters of the name that have been typed. */
  readonly written: string;
}

const MAX_OFFERED = 6;
const MAX_QUERY_LENGTH = 60;

/** Returns the mention that ends at the caret. If there is none, for example in an email address, it returns null. */
export function mentionBefore(text: string, caret: number): MentionStart | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  const written = before.slice(at + 1);
  const isBegun = at >= 0 && (at === 0 || /[\s(]/.test(before.charAt(at - 1)));
  return isBegun && written.length <= MAX_QUERY_LENGTH && !written.includes('\n') ? { at, written } : null;
}

/** Returns at most six users with a name in which a word starts with the typed characters. */
export function offeredPeople(people: readonly Person[], written: string): Person[] {
  const wanted = foldText(written);
  return people
    .filter(({ name }) => {
      const folded = foldText(name);
      return folded.startsWith(wanted) || folded.includes(` ${wanted}`);
    })
    .slice(0, MAX_OFFERED);
}

/** User who can be mentioned by name. */
export type Mentionable = Pick<Person, 'id' | 'name'>;

/**
 * Returns the ids of the users whose names follow an @ in the text. If several names match, the longest name counts. If
 * users have the same name, only the selected users count.
 */
export function mentionedIds(
  text: string,
  people: readonly Mentionable[],
  chosen: ReadonlySet<string>,
): string[] {
  // A name may contain @, for example if an account's name is its email address.
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
