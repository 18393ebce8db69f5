import { findUser, lockAccount } from '../accounts/account.queries';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { requireProvedFactor } from '../sign-in/full-session';
import { hasPassword } from '../sign-in/password-sign-in';
import { accountOf, proveOneself, proveOwnPassword } from '../sign-in/passwords/prove-password';
import { chargeAttempt, forgetAttempts, type Counter } from '../sign-in/rate-limit/rate-limit';
import { readBrandTexts } from '../../platform/config/branding/read-brand';
import type { Deps } from '../../platform/deps';
import type { Tx } from '../../platform/db/open-database';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { countPasskeys } from './passkeys/passkeys.queries';
import type { Principal } from '../../platform/http/authorization/principal';
import { noteSecondFactor } from '../sessions/session-store';
import { readSignInRules } from './rules/read-rules';
import { isoTimestamp } from '../../platform/time/timestamps';
import { countRecoveryCodes, renewRecoveryCodes } from './totp/recovery-codes';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from './totp/second-factor';
import { keyUri, toBase32 } from './totp/totp';
import { factorsOf, keepCodesOfFactors } from './factors';

const IS_ON = 'A second factor is set up already.';
const IS_OFF = 'There is no second factor.';

type OwnDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;
type Person = { principal: Principal; actor: Actor };

const userOf = ({ userId }: Principal) => ({ type: 'user', id: userId });

/**
 * Returns the authenticator app and passkeys of the signed-in person, and whether the role requires a second factor.
 */
export async function ownSecondFactor({ db, settings }: OwnDeps, principal: Principal) {
  const { userId, role } = principal;
  const user = await accountOf({ db }, principal);
  const { since } = await readSecondFactor(db, userId);
  const { roles } = await readSignInRules(db);
  return {
    is_on: since !== null,
    since: isoTimestamp(since),
    passkeys: await countPasskeys(db, userId),
    recovery_codes_left: await countRecoveryCodes(db, userId),
    is_required: roles.includes(role),
    asks_password: hasPassword(settings, user),
  };
}

/**
 * Creates a key for an authenticator app after the person has proved the password.
 * @throws Refusal 400, 403, 429; 409 if the person already has an app
 */
export async function beginOwn(deps: OwnDeps, { principal, actor }: Person, password: string) {
  const user = await proveOwnPassword(deps, principal, password, actor);
  await requireProvedFactor(deps.db, principal);
  const { productTitle } = await readBrandTexts(deps.db, deps.settings);
  const secret = await deps.db.transaction((tx) => beginSecondFactor(tx, user.id, deps.keys.pepper));
  if (!secret) throw conflict(IS_ON);
  return { key: toBase32(secret), uri: keyUri(secret, productTitle, user.email) };
}

/**
 * Activates an authenticator app by its first code.
 * @throws Refusal 400 for a wrong code, 409 if the person already has an app, 429 after too many wrong codes
 */
export async function confirmOwn({ db, keys, settings, now }: OwnDeps, person: Person, code: string) {
  const { userId } = person.principal;
  if ((await readSecondFactor(db, userId)).since !== null) throw conflict(IS_ON);
  const failures: Counter = { bucket: 'login-code', key: userId };
  await chargeAttempt(db, failures, settings.limits, now());
  const given = { userId, code, peppers: keys.pepper, nowMs: now() };
  const recovery_codes = await db.transaction(async (tx) => {
    const codes = await confirmSecondFactor(tx, given);
    if (!codes) return null;
    await forgetAttempts(tx, failures);
    await noteSecondFactor(tx, person.principal.sessionId);
    const target = userOf(person.principal);
    await recordEvent(tx, person.actor, { action: 'second_factor_set_up', target });
    await enqueueMessage(tx, 'second-factor-on', userId);
    return codes;
  });
  if (!recovery_codes) throw badRequest('Incorrect code. Please enter the code that the app shows now.');
  return { recovery_codes };
}

/**
 * Creates ten new recovery codes.
 * @throws Refusal 400 for a wrong password, 403 without a recent sign-in or a verified second factor, 409 without a
 * second factor, 429 after too many wrong passwords
 */
export async function renewOwnCodes(
  deps: OwnDeps,
  { principal, actor }: Person,
  password: string | undefined,
) {
  await proveOneself(deps, principal, password, actor);
  await requireProvedFactor(deps.db, principal);
  const recovery_codes = await deps.db.transaction(async (tx) => {
    if ((await factorsOf(tx, principal.userId)).length === 0) throw conflict(IS_OFF);
    await recordEvent(tx, actor, { action: 'recovery_codes_renewed', target: userOf(principal) });
    return renewRecoveryCodes(tx, principal.userId, deps.keys.pepper);
  });
  return { recovery_codes };
}

/**
 * Removes the authenticator app. Without passkeys, the password alone then suffices.
 * @throws Refusal 400 for a wrong password, 403 without a recent sign-in, 409 if the role requires a second factor and
 * this is the only one, 429 after too many wrong passwords
 */
export async function endOwn(
  deps: OwnDeps,
  { principal, actor }: Person,
  password: string | undefined,
): Promise<void> {
  await proveOneself(deps, principal, password, actor);
  await requireProvedFactor(deps.db, principal);
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, principal.userId);
    if (!(await removeSecondFactor(tx, principal.userId))) throw conflict(IS_OFF);
    if (!(await keepCodesOfFactors(tx, principal.userId))) await disableFactor(tx, principal.userId);
    await recordEvent(tx, actor, { action: 'second_factor_ended', target: userOf(principal) });
    await enqueueMessage(tx, 'second-factor-off', principal.userId);
  });
}

/**
 * Resets the counter of wrong codes after the last second factor of a person was removed.
 * @throws Refusal 409 if the person's role requires a second factor
 */
export async function disableFactor(tx: Tx, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  const { roles } = await readSignInRules(tx);
  if (user && roles.includes(user.role)) throw conflict('Your role requires a second factor.');
  await forgetAttempts(tx, { bucket: 'login-code', key: userId });
}
