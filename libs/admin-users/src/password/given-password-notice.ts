import type { User } from '@vaglio/contract';

/**
 * What follows from a password that an administrator has set, for the notice of it.
 * @param user as it was before, with the number of its API tokens
 */
export function givenPasswordNotice({ email, api_tokens = 0 }: User, revokesTokens: boolean): string {
  const done = `${email} has a new password, and must choose another at the next sign-in.`;
  return revokesTokens && api_tokens > 0 ? `${done} Their API tokens are revoked.` : done;
}
