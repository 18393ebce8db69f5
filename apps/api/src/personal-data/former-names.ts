import { sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/account.queries';
import { auditEvents } from '../audit/audit-events.table';
import type { Tx } from '../db/open-database';

/** How a person is called after their erasure. */
export const FORMER = 'Former colleague';

/** By which texts a person was named, now and before. */
export type PersonNames = {
  id: string;
  /** Addresses; replaced wherever they occur. */
  emails: readonly string[];
  /** Names; replaced where a text is one of them. */
  names: readonly string[];
};

/** Fields of an account that say who its person is, in events about it. */
const PERSONAL_FIELDS = new Set([
  'email',
  'username',
  'name',
  'first_name',
  'last_name',
  'time_zone',
  'device',
  'issuer',
  'subject',
]);
/** Fields of other events that hold the name of a person. */
const NAME_FIELD = /name$|_by$|^(by|account|actor|assignee|author|owner|person)$/;

/** The present and former names of a person; the former are in the events about their account. */
export async function namesOfPerson(tx: Tx, user: UserRow): Promise<PersonNames> {
  const { rows } = await tx.execute<{ first: string | null; last: string | null; name: string | null }>(sql`
    select kept ->> 'first_name' as first, kept ->> 'last_name' as last, kept ->> 'name' as name
    from ${auditEvents} e cross join lateral (values (e.before), (e.after)) v(kept)
    where e.target_type = 'user' and e.target_id = ${user.id} and jsonb_typeof(kept) = 'object'`);
  const present = { first: user.first_name, last: user.last_name, name: user.name };
  const names = [present, ...rows].flatMap(({ first, last, name }) => [
    name,
    [first, last].filter((part) => part !== null && part !== '').join(' '),
  ]);
  return {
    id: user.id,
    emails: [...new Set([user.email, user.email_key])],
    names: [...new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))],
  };
}

/**
 * What an event keeps, without what names the person.
 * @param isAccount the event is about the person's account: all that it says of the person goes
 */
export function withoutNames(kept: unknown, person: PersonNames, isAccount: boolean, field = ''): unknown {
  if (Array.isArray(kept)) return kept.map((one) => withoutNames(one, person, isAccount, field));
  if (typeof kept === 'object' && kept !== null)
    return Object.fromEntries(
      Object.entries(kept).map(([key, value]) => [key, withoutNames(value, person, isAccount, key)]),
    );
  if (typeof kept !== 'string') return kept;
  if (isAccount && PERSONAL_FIELDS.has(field)) return FORMER;
  if (NAME_FIELD.test(field) && person.names.includes(kept)) return FORMER;
  return person.emails.reduce((text, email) => replaceAddress(text, email), kept);
}

/** In any case of its letters. */
function replaceAddress(text: string, email: string): string {
  return text.replaceAll(new RegExp(email.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi'), FORMER);
}
