import { badRequest } from '../errors';
import { isEasyPassword } from './easy-passwords';
import { digestOf } from './password-hash';

const TOO_EASY = 'This password is too easy to guess. Please choose another one.';
const SUFFIXES = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '!',
  '1!',
  '123!',
  '01',
  '007',
  '2024',
  '2025',
  '2026',
] as const;

/** What a person is called: their password must not be a variation of it. */
export type Names = { email: string; username: string; name: string };

/**
 * Refuses a new password that a guesser would try first: at most three characters, a common one, or the
 * person's or the product's own name with a usual ending.
 * @param digest 64 lower-case hex digits
 * @param productNames title of the product and name of the foundation
 * @throws Refusal 400
 * Source: security decision D1.
 */
export async function refuseEasyPassword(
  digest: string,
  names: Names,
  productNames: readonly string[],
): Promise<void> {
  const isEasy = ownWords(names, productNames).has(digest) || (await isEasyPassword(digest));
  if (isEasy) throw badRequest(TOO_EASY);
}

function ownWords({ email, username, name }: Names, productNames: readonly string[]): Set<string> {
  const words = [
    email,
    email.split('@')[0] ?? '',
    username,
    name,
    ...name.split(/\s+/),
    'vaglio',
    ...productNames,
  ];
  const spellings = words
    .filter((word) => word !== '')
    .flatMap((word) => [word, word.toLowerCase(), capitalised(word)]);
  return new Set(spellings.flatMap((word) => SUFFIXES.map((suffix) => digestOf(word + suffix))));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
