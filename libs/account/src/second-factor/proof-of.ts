import { sha256Hex } from '@vaglio/api-client';

/** What proves a person: the digest of their password; nothing where it is empty, for a person who has none. */
export async function proofOf(password: string): Promise<{ password?: string }> {
  return password === '' ? {} : { password: await sha256Hex(password) };
}
