import { eq } from 'drizzle-orm';
import { lockAccount, type UserRow } from '../accounts/account.queries';
import { linkedAmong } from '../accounts/identities';
import { refuseServiceName } from '../accounts/service-name';
import { shownName } from '../accounts/shown-name';
import { refuseTakenName } from '../accounts/taken-names';
import { users } from '../../platform/db/schema/users.table';
import { countTokensOf } from '../api-tokens/revoke-tokens';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { hasPassword } from '../sign-in/password-sign-in';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { badRequest, unauthorized } from '../../platform/http/errors/errors';
import { toTimestamp } from '../../platform/time/timestamps';
import type { AccountBody, ProfileInput } from './profile.schemas';
import { isTimeZone } from './time-zone';

/** Returns the response body for the caller's own account. */
export async function toAccountAnswer(
  db: Db | Tx,
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  user: UserRow,
): Promise<AccountBody> {
  const {
    id,
    username,
    name,
    first_name,
    last_name,
    time_zone,
    csv_separator,
    language,
    email,
    role,
    account_status,
    scopes,
  } = user;
  const names = { username, name, first_name, last_name };
  const has_password = hasPassword(settings, user);
  const provider_linked = (await linkedAmong(db, [id])).has(id);
  const account = {
    userId: id,
    ...names,
    time_zone,
    csv_separator,
    language,
    email,
    role,
    accountStatus: account_status,
    scopes,
  };
  const api_tokens = (await countTokensOf(db, [id], now())).get(id) ?? 0;
  return { ...account, has_password, provider_linked, api_tokens };
}

/**
 * Changes the caller's own names, time zone, language and CSV separator. Omitted and equal values are not changed.
 * @throws Refusal 400 for an unknown time zone, or a name of service accounts; 409 for a name that looks like another
 * person's; 401 if the account was deleted
 */
export async function changeProfile(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  userId: string,
  { first_name, last_name, time_zone, language, csv_separator }: ProfileInput,
  actor: Actor,
): Promise<AccountBody> {
  if (typeof time_zone === 'string' && !isTimeZone(time_zone))
    throw badRequest(/*i18n*/ 'Unknown time zone.');
  return db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (!user) throw unauthorized();
    const before = partsOf(user);
    const after = {
      first_name: first_name === undefined ? user.first_name : first_name.trim() || null,
      last_name: last_name === undefined ? user.last_name : last_name.trim() || null,
      time_zone: time_zone === undefined ? user.time_zone : time_zone,
      csv_separator: csv_separator === undefined ? user.csv_separator : csv_separator,
      language: language === undefined ? user.language : language,
    };
    if (Object.values(before).join('\n') === Object.values(after).join('\n'))
      return toAccountAnswer(tx, { settings, now }, user);
    const name = shownName(after, user);
    if (name !== user.name) {
      refuseServiceName(name);
      await refuseTakenName(tx, [name], userId);
    }
    const [changed] = await tx
      .update(users)
      .set({ ...after, name, updated_at: toTimestamp(now()) })
      .where(eq(users.id, userId))
      .returning();
    if (!changed) throw new Error('a locked account was removed');
    await recordEvent(tx, actor, {
      action: 'profile_changed',
      target: { type: 'user', id: userId },
      before,
      after,
    });
    return toAccountAnswer(tx, { settings, now }, changed);
  });
}

function partsOf({ first_name, last_name, time_zone, language, csv_separator }: UserRow) {
  return { first_name, last_name, time_zone, language, csv_separator };
}
