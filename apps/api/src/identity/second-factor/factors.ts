import type { Db, Tx } from '../../platform/db/open-database';
import { countPasskeys, removePasskeys } from './passkeys/passkeys.queries';
import { removeRecoveryCodes } from './totp/recovery-codes';
import { readSecondFactor, removeSecondFactor } from './totp/second-factor';

/** What a person can prove besides the password: a code of their app, or a passkey. */
export type Factor = 'app' | 'passkey';

/** What a person has; recovery codes replace each of them once. */
export async function factorsOf(db: Db | Tx, userId: string): Promise<Factor[]> {
  const { since } = await readSecondFactor(db, userId);
  const isKeyed = (await countPasskeys(db, userId)) > 0;
  return [...(since === null ? [] : ['app' as const]), ...(isKeyed ? ['passkey' as const] : [])];
}

/** After one was removed: without any the recovery codes go too. @returns whether there is another */
export async function keepCodesOfFactors(tx: Tx, userId: string): Promise<boolean> {
  const hasAnother = (await factorsOf(tx, userId)).length > 0;
  if (!hasAnother) await removeRecoveryCodes(tx, userId);
  return hasAnother;
}

/** The password alone signs the person in again. @returns whether they had anything besides */
export async function removeFactors(tx: Tx, userId: string): Promise<boolean> {
  const hadApp = await removeSecondFactor(tx, userId);
  const hadPasskeys = (await removePasskeys(tx, userId)) > 0;
  await removeRecoveryCodes(tx, userId);
  return hadApp || hadPasskeys;
}
