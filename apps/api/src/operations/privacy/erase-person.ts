import { emailKeys } from '../../platform/text/email-key';
import { proveOneself } from '../../identity/sign-in/passwords/prove-password';
import { badRequest } from '../../platform/http/errors/errors';
import {
  changeAccount,
  readTarget,
  type AccountDeps,
  type Caller,
} from '../../identity/users/change-account';
import { endAccess } from './end-access';
import { eraseAccount } from './erase-account';

export type ErasureRequest = {
  id: string;
  /** Email address of the account to erase, typed by the caller for confirmation. */
  email: string;
  /** Digest of the caller's own password. */
  password: string | undefined;
  /** True if the texts of the person's notes are removed as well. */
  removesNotes: boolean;
};

/**
 * Erases an account and the personal data of another person. This cannot be undone. The person is signed out first.
 * After a failure the account remains disabled, and the erasure can be repeated.
 * @throws Refusal as changeAccount and proveOneself; 400 when the address is not that of the account
 */
export async function erasePerson(deps: AccountDeps, caller: Caller, asked: ErasureRequest): Promise<void> {
  await proveOneself(deps, caller.principal, asked.password, caller.actor);
  const request = {
    operation: 'erasePerson',
    targetId: asked.id,
    ownText: 'Nobody can erase themselves.',
    endsAdmin: true,
  } as const;
  const found = await readTarget(deps, caller, request);
  if (!emailKeys(asked.email).includes(found.email_key))
    throw badRequest('This is not the address of the account.');
  await endAccess(deps, caller, request);
  await changeAccount(deps, caller, { ...request, isLong: true, removes: true }, (tx, account) =>
    eraseAccount(tx, deps.keys, caller.actor, { id: account.id, account, removesNotes: asked.removesNotes }),
  );
}
