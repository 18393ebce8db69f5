import { eq, ne, sql } from 'drizzle-orm';
import type { UserRow } from '../../identity/accounts/account.queries';
import { emailKeys } from '../../platform/text/email-key';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { Tx } from '../../platform/db/open-database';
import { noteMentions } from '../../platform/db/schema/notes.table';

/** Name shown for a person after their erasure. */
export const FORMER = 'Former colleague';

/** Current and former names of a person. */
export type PersonNames = {
  id: string;
  /** Email addresses that are replaced wherever they occur. */
  emails: readonly string[];
  /** Names, replaced where they are the whole text. */
  names: readonly string[];
  /** Longer names of other people that begin with a name of this person. */
  longerNames: readonly string[];
};

/** Fields with personal data in audit events about the person's account. */
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
/** Fields with the name of a person in other audit events. Names of objects are kept. */
const NAME_FIELD = /_by$|^(by|account|actor|assignee|author|owner|person)$/;
/** Audit event field with the text of a note. */
const NOTE_FIELD = 'text';

type EventNames = { email: string | null; first: string | null; last: string | null; name: string | null };

/**
 * Reads the current and former names of a person. Former names come from audit events about their account.
 * @param account undefined if deleted
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
    emails: [...new Set(emails.flatMap((email) => [email, ...emailKeys(email)]))],
    names: [...new Set(known)],
    longerNames: others
      .map(({ name }) => name)
      .filter((other) => known.some((name) => other.length > name.length && other.startsWith(name))),
  };
}

/**
 * Removes the names of a person from the data of an audit event.
 * @param isAccount whether the event is about the person's account: all personal fields are then removed
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

/** Replaces mentions of a person in a note. Mentions of other people whose names begin with that name are kept. */
export function withMentionsReplaced(
  text: string,
  { names, longerNames }: Pick<PersonNames, 'names' | 'longerNames'>,
): string {
  if (names.length === 0) return text;
  const longestFirst = [...names, ...longerNames].sort((a, b) => b.length - a.length).map(inPattern);
  const mention = new RegExp(String.raw`@(${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'gu');
  return text.replaceAll(mention, (found, name: string) => (names.includes(name) ? `@${FORMER}` : found));
}

/** Returns whether a value is a name and not the replacement that an earlier erasure inserted. */
const isName = (name: string | null): name is string => name !== null && name !== '' && name !== FORMER;

/** Replaces an email address regardless of case, unless it is only part of a longer address. */
function replaceAddress(text: string, email: string): string {
  const address = String.raw`(?<![\p{L}\p{N}._%+-])${inPattern(email)}(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`;
  return text.replaceAll(new RegExp(address, 'giu'), FORMER);
}

const inPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
