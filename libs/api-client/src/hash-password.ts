import { failureStatus } from './error-text';
import { MISSING_WEB_CRYPTO_TEXT, sha256Hex } from './sha256-hex';

/** The SHA-256 of a password, which systems type with composed or decomposed accents: both have one digest. */
export const passwordDigest = (password: string): Promise<string> => sha256Hex(password.normalize('NFC'));

/**
 * Makes a call that proves a password. If it is refused and the password has accents, the call is made once more with the
 * digest of their decomposed form: the password may have been set so before browsers sent the composed form.
 * @param isRefused whether an answer refuses the password
 */
export async function withPassword<Answer>(
  password: string,
  call: (digest: string) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await call(await passwordDigest(password));
  const decomposed = password.normalize('NFD');
  if (decomposed === password.normalize('NFC') || !isRefused(answer)) return answer;
  return call(await sha256Hex(decomposed));
}

type Proof = { readonly password?: string };

/**
 * Makes a call with what proves the caller in its body: the digest of their password; nothing for a person without one.
 * @throws Error without Web Crypto
 */
export function withProof<Answer extends { readonly error?: unknown }>(
  password: string,
  call: (proof: Proof) => Promise<Answer>,
): Promise<Answer> {
  if (password === '') return call({});
  return withPassword(
    password,
    (digest) => call({ password: digest }),
    ({ error }) => failureStatus(error) === 400,
  );
}

/** Makes a call as `withProof`. Never throws. @param fallback the failure of a browser whose hashing fails */
export async function tryWithProof<Answer extends { readonly error?: unknown }>(
  password: string,
  fallback: string,
  call: (proof: Proof) => Promise<Answer>,
): Promise<Answer | { readonly failure: string }> {
  try {
    return await withProof(password, call);
  } catch (problem) {
    return { failure: hashFailure(problem, fallback) };
  }
}

type Hashed = { readonly digest: string } | { readonly failure: string };

/**
 * The SHA-256 with which a new password leaves the browser.
 * @param fallback the failure of a browser whose hashing fails; without Web Crypto it says so
 * Source: spec §5 and §8, passwords.
 */
export async function hashPassword(password: string, fallback: string): Promise<Hashed> {
  try {
    return { digest: await passwordDigest(password) };
  } catch (problem) {
    return { failure: hashFailure(problem, fallback) };
  }
}

function hashFailure(problem: unknown, fallback: string): string {
  const isMissing = problem instanceof Error && problem.message === MISSING_WEB_CRYPTO_TEXT;
  return isMissing ? problem.message : fallback;
}
