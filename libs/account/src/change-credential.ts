import type { Location } from 'react-router';
import { readText } from '@vaglio/api-client';
import { property } from '@vaglio/contract';

/** Credential for setting a new password without the old password. */
export interface ChangeCredential {
  /** Single-use token, or null for the session of the signed-in user. */
  readonly tmpToken: string | null;
  /** Email address of the account, or null if it is unknown. */
  readonly email: string | null;
  /** Number of valid API tokens of the account. It is 'unknown' if the user came from a link. */
  readonly apiTokens: number | 'unknown';
}

/**
 * Reads the credential for a password change from the fragment (`#tmpToken=`), the query or the navigation state.
 * Source: spec §2, change password; security decision D9.
 */
export function readCredential({ hash, search, state }: Location<unknown>): ChangeCredential {
  const apiTokens = property(state, 'apiTokens');
  return {
    tmpToken: inAddress({ hash, search }) ?? readText(state, 'tmpToken'),
    email: readText(state, 'email'),
    apiTokens: typeof apiTokens === 'number' ? apiTokens : 'unknown',
  };
}

/** Returns the token in the address. The caller must immediately remove the token from the address. */
export function inAddress({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): string | null {
  return (
    new URLSearchParams(hash.slice(1)).get('tmpToken') || new URLSearchParams(search).get('tmpToken') || null
  );
}
