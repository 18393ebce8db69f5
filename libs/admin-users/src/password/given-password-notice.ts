import type { User } from '@vaglio/contract';

/**
 * Returns the message after an administrator has set a password.
 * @param user account before the change, including the number of its API tokens
 */
export function givenPasswordNotice({ email, api_tokens = 0 }: User, revokesTokens: boolean): string {
  const done = `${email} has a new password, and must choose another at the next sign-in.`;
  return revokesTokens && api_tokens > 0 ? `${done} Their API tokens are revoked.` : done;
}
