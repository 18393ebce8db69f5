import { errorText, hashPassword, ifMatch, keepTokens, outcomeOf } from '@vaglio/api-client';
import { userShape, type User, type Outcome } from '@vaglio/contract';
import {
  useMakeResetLinkMutation,
  useResetUserPasswordMutation,
  useSetUserPasswordMutation,
} from '../hooks.gen';
import { MISSING_ID_TEXT } from '../missing-id';
import type { ResetForm } from './password-form';

/**
 * Returns functions that send a reset link, create a link to pass on, or set the password (sent only as a SHA-256
 * hash).
 * @returns the three functions and the created `link`. A link does not change the account.
 * Source: spec §5 and §8, users.
 */
export function useResetPassword() {
  const [sendReset] = useResetUserPasswordMutation();
  const [makeReset, { data: made }] = useMakeResetLinkMutation();
  const [setPassword] = useSetUserPasswordMutation();
  const sendLink = async ({ userId: id }: User): Promise<Outcome<User>> => {
    if (id === '') return { kind: 'failed', text: MISSING_ID_TEXT };
    const { error } = await sendReset({ id, body: {} });
    return error ? { kind: 'failed', text: errorText(error, 'Reset failed') } : { kind: 'done', row: null };
  };
  const makeLink = async ({ userId: id }: User): Promise<Outcome<User>> => {
    if (id === '') return { kind: 'failed', text: MISSING_ID_TEXT };
    const { error } = await makeReset({ id, body: {} });
    return error ? { kind: 'failed', text: errorText(error, 'Reset failed') } : { kind: 'done', row: null };
  };
  const force = async (
    { userId: id, version }: User,
    { password, revokesTokens }: ResetForm,
  ): Promise<Outcome<User>> => {
    if (id === '') return { kind: 'failed', text: MISSING_ID_TEXT };
    const hashed = await hashPassword(password, 'Reset failed');
    if ('failure' in hashed) return { kind: 'failed', text: hashed.failure };
    const body = { newPassword: hashed.digest, ...keepTokens(revokesTokens) };
    const changed = await setPassword({ id, ...ifMatch(version), body });
    return outcomeOf(changed, userShape, 'Password update failed');
  };
  return { sendLink, makeLink, link: made?.link ?? null, force };
}
