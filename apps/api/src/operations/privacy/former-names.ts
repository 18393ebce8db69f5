import { eq, ne, sql } from 'drizzle-orm';
import type { UserRow } from '../../identity/accounts/account.queries';
import { emailKey } from '../../platform/text/email-key';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { Tx } from '../../platform/db/open-database';
import { noteMentions } from '../../platform/db/schema/notes.table';

/** How a person is called after their erasure. */
export const FORMER = 'Former colleague';

/** By which texts a person was named, now and before. */
export type PersonNames = {
  id: string;
  /** Addresses; replaced wherever they occur. */
  emails: readonly string[];
  /** Names; replaced where a text is one of them. */
  names: readonly string[];
  /** Of other people, which begin with one of the names. */
  longerNames: readonly string[];
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
/** Fields of other events that hold the name of a person; what things are called is not changed. */
const NAME_FIELD = /_by$|^(by|account|actor|assignee|author|owner|person)$/;
/** The text of a note. */
const NOTE_FIELD = 'text';

type EventNames = { email: string | null; first: string | null; last: string | null; name: string | null };

/**
 * The present and former names of a person; the former are in the events about their account.
 * @param account undefined where it was deleted
 */
export async function namesOfPerson(tx: Tx, id: string, account: UserRow | undefined): Promise<PersonNames> {
  const { rows } = await tx.execute<EventNames>(sql`
    select kept ->> 'email' as email, kept ->> 'first_name' as first, kept ->> 'last_name' as last, kept ->> 'name' as name
    from ${auditEvents} e cross join lateral (values (e.before), (e.after)) v(kept)
    where e.target_type = 'user' and e.target_id = ${id} and jsonb_typeof(kept) = 'object'`);
  const present = account && [
    { email: account.email, first: account.first_name, last: account.last_name, name: account.name },
  ];
  const all = [...(present ?? []), ...rows];
  const emails = all.map(({ email }) => email).filter(isName);
  const names = all.flatMap(({ first, last, name }) => [name, [first, last].filter(isName).join(' ')]);
  const mentions = await tx.select().from(noteMentions).where(eq(noteMentions.user_id, id));
  const known = [...names, ...mentions.map(({ name }) => name)].filter(isName);
  const others = await tx.select({ name: users.name }).from(users).where(ne(users.id, id));
  return {
    id,
    emails: [...new Set(emails.flatMap((email) => [email, emailKey(email)]))],
    names: [...new Set(known)],
    longerNames: others
      .map(({ name }) => name)
      .filter((other) => known.some((name) => other.length > name.length && other.startsWith(name))),
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
  const text = field === NOTE_FIELD ? withMentionsReplaced(kept, person) : kept;
  return person.emails.reduce((left, email) => replaceAddress(left, email), text);
}

/** A note without the mentions of the person; those of people with a longer name stay. */
export function withMentionsReplaced(
  text: string,
  { names, longerNames }: Pick<PersonNames, 'names' | 'longerNames'>,
): string {
  if (names.length === 0) return text;
  const longestFirst = [...names, ...longerNames].sort((a, b) => b.length - a.length).map(inPattern);
  const mention = new RegExp(String.raw`@(${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'gu');
  return text.replaceAll(mention, (found, name: string) => (names.includes(name) ? `@${FORMER}` : found));
}

/** Not what an earlier erasure left. */
const isName = (name: string | null): name is string => name !== null && name !== '' && name !== FORMER;

/** In any case of its letters, and not as the end or the beginning of another address. */
function replaceAddress(text: string, email: string): string {
  const address = String.raw`(?<![\p{L}\p{N}._%+-])${inPattern(email)}(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`;
  return text.replaceAll(new RegExp(address, 'giu'), FORMER);
}

const inPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
