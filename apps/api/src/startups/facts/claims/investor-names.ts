import { foldText } from '@vaglio/startups-domain';

const SEPARATOR = ', ';
/** Maximum number of separated parts that may belong to one name. A name may contain the separator: 'Acme, Inc.' */
const MAX_PARTS = 3;

/** Returns all possible names in a text with investors, folded. */
export function namesIn(text: string | null): string[] {
  const parts = (text ?? '').split(SEPARATOR);
  return parts.flatMap((_, at) => runsAt(parts, at).map(({ name }) => foldText(name)));
}

/**
 * Replaces names in a text with investors. If two names start at the same position, the longer name is used.
 * @param insteadOf returns the new name for a folded name; undefined keeps the name, '' removes it
 */
export function withOtherNames(text: string, insteadOf: (name: string) => string | undefined): string {
  const parts = text.split(SEPARATOR);
  const names: string[] = [];
  for (let at = 0; at < parts.length;) {
    const found = runsAt(parts, at)
      .map(({ name, length }) => ({ instead: insteadOf(foldText(name)), length }))
      .find(({ instead }) => instead !== undefined);
    names.push(found?.instead ?? parts[at] ?? '');
    at += found?.length ?? 1;
  }
  return joinedNames(names);
}

/** Joins names to a text with investors. Empty names are omitted. */
export const joinedNames = (names: readonly string[]): string =>
  names.filter((name) => name !== '').join(SEPARATOR);

/** Returns the possible names that start at a given part of the text, longest first. */
function runsAt(parts: readonly string[], at: number): { name: string; length: number }[] {
  const most = Math.min(MAX_PARTS, parts.length - at);
  return Array.from({ length: most }, (_, index) => most - index).map((length) => ({
    name: parts.slice(at, at + length).join(SEPARATOR),
    length,
  }));
}
