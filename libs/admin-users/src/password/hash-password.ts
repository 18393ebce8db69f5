import { MISSING_WEB_CRYPTO_TEXT, sha256Hex } from '@vaglio/api-client';

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
