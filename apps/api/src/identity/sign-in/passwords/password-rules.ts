import { badRequest } from '../../../platform/http/errors/errors';
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
  '2027',
  '2028',
] as const;

/** Names of a person. The password must not be a variation of them. */
export type Names = { email: string; username: string; name: string };

/**
 * Refuses an easily guessed password: a password of at most three characters, a common password, or a name with a
 * usual ending. The names of the person, the product and the foundation are checked, including each of their words.
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
  const isEasy = easyForPerson(names, productNames).has(digest) || (await isEasyPassword(digest));
  if (isEasy) throw badRequest(TOO_EASY);
}

function easyForPerson({ email, username, name }: Names, productNames: readonly string[]): Set<string> {
  const ofSeveralWords = [name, ...productNames];
  const bases = [
    email,
    email.split('@')[0] ?? '',
    username,
    'vaglio',
    ...ofSeveralWords.flatMap((names) => [names, names.replaceAll(/\s+/g, ''), ...names.split(/\s+/)]),
  ];
  const spellings = bases
    .filter((base) => base !== '')
    .flatMap((base) => [base, base.toLowerCase(), capitalised(base)]);
  return new Set(spellings.flatMap((spelling) => SUFFIXES.map((suffix) => digestOf(spelling + suffix))));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
