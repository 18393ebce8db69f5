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
  /** Typed by the caller: the address of the account. */
  email: string;
  /** Digest of the caller's own password. */
  password: string | undefined;
  /** The text of the person's notes goes too. */
  removesNotes: boolean;
};

/**
 * Erases the personal data of another person, with the account. Cannot be undone. The person is
 * signed out before; where the rest fails, the account stays disabled, and the erasure can be repeated.
 * @throws Refusal as changeAccount and proveOneself; 400 for another address than the account's
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
