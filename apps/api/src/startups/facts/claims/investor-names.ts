import { foldText } from '@vaglio/startups-domain';

const SEPARATOR = ', ';
/** A name may itself hold the separator: 'Acme, Inc.' */
const MAX_PARTS = 3;

/** All names that a text of investors may state, each folded. */
export function namesIn(text: string | null): string[] {
  const parts = (text ?? '').split(SEPARATOR);
  return parts.flatMap((_, at) => runsAt(parts, at).map(({ name }) => foldText(name)));
}

/**
 * A text of investors with other names, of two that begin at one place the longer one.
 * @param insteadOf a folded name; undefined keeps it, '' leaves it out
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

/** One text of several names; empty ones are left out. */
export const joinedNames = (names: readonly string[]): string =>
  names.filter((name) => name !== '').join(SEPARATOR);

/** What may be one name from a place on, the longest first. */
function runsAt(parts: readonly string[], at: number): { name: string; length: number }[] {
  const most = Math.min(MAX_PARTS, parts.length - at);
  return Array.from({ length: most }, (_, index) => most - index).map((length) => ({
    name: parts.slice(at, at + length).join(SEPARATOR),
    length,
  }));
}
