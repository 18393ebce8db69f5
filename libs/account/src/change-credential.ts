import type { Location } from 'react-router';
import { readText } from '@vaglio/api-client';
import { property } from '@vaglio/contract';

/** What proves the right to set a new password without the old one. */
export interface ChangeCredential {
  /** Good for one change; null means the signed-in session. */
  readonly tmpToken: string | null;
  /** Whose password it is, where known. */
  readonly email: string | null;
  /** Valid API tokens of that person; 'unknown' with a link. */
  readonly apiTokens: number | 'unknown';
}

/**
 * The credential of a visit: from the fragment (`#tmpToken=`), the query, or the navigation state.
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

/** A token in the address itself, from where it must go before anything else happens. */
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
