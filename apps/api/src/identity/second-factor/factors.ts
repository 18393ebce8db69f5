import type { Db, Tx } from '../../platform/db/open-database';
import { countPasskeys, removePasskeys } from './passkeys/passkeys.queries';
import { removeRecoveryCodes } from './totp/recovery-codes';
import { readSecondFactor, removeSecondFactor } from './totp/second-factor';

/** Second factors in addition to the password: an authenticator app or a passkey. */
export type Factor = 'app' | 'passkey';

/** Returns the second factors of a person. Each recovery code replaces any of them once. */
export async function factorsOf(db: Db | Tx, userId: string): Promise<Factor[]> {
  const { since } = await readSecondFactor(db, userId);
  const isKeyed = (await countPasskeys(db, userId)) > 0;
  return [...(since === null ? [] : ['app' as const]), ...(isKeyed ? ['passkey' as const] : [])];
}

/**
 * Deletes the recovery codes of a person after the last second factor was removed.
 * @returns whether another factor remains
 */
export async function keepCodesOfFactors(tx: Tx, userId: string): Promise<boolean> {
  const hasAnother = (await factorsOf(tx, userId)).length > 0;
  if (!hasAnother) await removeRecoveryCodes(tx, userId);
  return hasAnother;
}

/**
 * Removes all second factors of a person, so that the password alone suffices.
 * @returns whether the person had any second factor
 */
export async function removeFactors(tx: Tx, userId: string): Promise<boolean> {
  const hadApp = await removeSecondFactor(tx, userId);
  const hadPasskeys = (await removePasskeys(tx, userId)) > 0;
  await removeRecoveryCodes(tx, userId);
  return hadApp || hadPasskeys;
}
