import { MISSING_WEB_CRYPTO_TEXT, sha256Hex } from './sha256-hex';

type Hashed = { readonly digest: string } | { readonly failure: string };

/**
 * The SHA-256 with which a password leaves the browser.
 * @param fallback the failure of a browser whose hashing fails; without Web Crypto it says so
 * Source: spec §5 and §8, passwords.
 */
export async function hashPassword(password: string, fallback: string): Promise<Hashed> {
  try {
    return { digest: await sha256Hex(password) };
  } catch (problem) {
    const isMissing = problem instanceof Error && problem.message === MISSING_WEB_CRYPTO_TEXT;
    return { failure: isMissing ? problem.message : fallback };
  }
}

type Proof = { readonly body: { readonly password?: string } } | { readonly failure: string };

/** What proves the caller in the body of a request: the hash of their password; nothing for one who has none. @param fallback as hashPassword */
export async function passwordProof(password: string, fallback: string): Promise<Proof> {
  if (password === '') return { body: {} };
  const hashed = await hashPassword(password, fallback);
  return 'failure' in hashed ? hashed : { body: { password: hashed.digest } };
}
