import { ownCommonPasswords } from './common-passwords';
import { digestSet } from './digest-set';
import { patternedPasswords } from './patterned-passwords';

const FIRST_PRINTABLE = 0x20;
const LAST_PRINTABLE = 0x7e;
const MAX_SHORT = 3;
/** The client requires eight characters, so shorter entries of the dictionary are left out. */
const MIN_COMMON = 8;
/** 95 printable characters, one to three of them, some 40,000 common passwords, and 80,000 by their pattern. */
const MOST = 1_200_000;

let known: Promise<(digest: string) => boolean> | undefined;

/**
 * Whether a digest is that of a password that a guesser tries first: a common one, one by a pattern, or any text of zero to three
 * printable ASCII characters. The server cannot see a password's length, but it can know all the shortest ones.
 * The first call takes about a second, in slices of some milliseconds.
 * Source: security decision D1.
 */
export async function isEasyPassword(digest: string): Promise<boolean> {
  known ??= readCommon().then((common) => digestSet(easyPasswords(common), MOST));
  return (await known)(digest);
}

/** Loaded when the first password is chosen: its lists are large. */
async function readCommon(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}

function* easyPasswords(common: readonly string[]): Generator<string> {
  yield* ownCommonPasswords();
  yield* patternedPasswords();
  for (const word of common) {
    if (word.length < MIN_COMMON) continue;
    yield word;
    yield word.charAt(0).toUpperCase() + word.slice(1);
  }
  yield* shortTexts('');
}

function* shortTexts(start: string): Generator<string> {
  yield start;
  if (start.length === MAX_SHORT) return;
  for (let code = FIRST_PRINTABLE; code <= LAST_PRINTABLE; code++)
    yield* shortTexts(start + String.fromCharCode(code));
}
