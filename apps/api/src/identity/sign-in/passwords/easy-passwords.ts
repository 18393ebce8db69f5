import { ownCommonPasswords } from './common-passwords';
import { digestSet } from './digest-set';
import { patternedPasswords } from './patterned-passwords';

const FIRST_PRINTABLE = 0x20;
const LAST_PRINTABLE = 0x7e;
const MAX_SHORT = 3;
/** Minimum length of dictionary entries, equal to the minimum password length of the client. */
const MIN_COMMON = 8;
/**
 * Maximum number of texts: all texts of one to three of the 95 printable characters, about 40,000 common passwords,
 * and 80,000 patterns.
 */
const MOST = 1_200_000;

let known: Promise<(digest: string) => boolean> | undefined;

/**
 * Returns whether a digest belongs to an easily guessed password: a common password, a pattern, or any text of up to
 * three printable ASCII characters. The server does not know the length of a password, but it can enumerate all short
 * ones. The first call takes about a second, in slices of a few milliseconds.
 * Source: security decision D1.
 */
export async function isEasyPassword(digest: string): Promise<boolean> {
  known ??= readCommon().then((common) => digestSet(easyPasswords(common), MOST));
  return (await known)(digest);
}

/** Loads the large list of common passwords when the first password is set. */
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
