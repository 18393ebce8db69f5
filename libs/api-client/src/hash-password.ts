import { failureStatus } from './error-text';
import { MISSING_WEB_CRYPTO_TEXT, sha256Hex } from './sha256-hex';

/**
 * Returns the SHA-256 digest of a password after NFC normalisation. Operating systems differ in whether they compose
 * accented characters.
 */
export const passwordDigest = (password: string): Promise<string> => sha256Hex(password.normalize('NFC'));

/**
 * Sends a request with a password digest. If it is rejected and the password has accents, the request is repeated with
 * the digest of the decomposed password, which older client versions used.
 * @param isRefused returns true if a response rejects the password
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
 * Sends a request whose body proves the user's identity with the password digest. A user without a password sends no
 * proof.
 * @throws Error if the browser has no Web Crypto
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

/**
 * Sends a request like `withProof`, but returns an error text instead of throwing.
 * @param fallback error text if hashing fails
 */
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
 * Returns the SHA-256 digest of a new password. The client sends the digest instead of the password.
 * @param fallback error text if hashing fails; if Web Crypto is missing, the error text explains this instead
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
