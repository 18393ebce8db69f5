import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { maskedEmails } from '../../identity/sign-in/masked-email';
import { articles } from '../../platform/db/schema/articles.table';
import { awardGroups } from '../../platform/db/schema/award-groups.table';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { imports } from '../../platform/db/schema/imports.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { users } from '../../platform/db/schema/users.table';
import { views } from '../../platform/db/schema/views.table';
import { webhooks } from '../../platform/db/schema/webhooks.table';
import type { Keys } from '../../platform/keys/key-ring';
import { isUuid } from '../../platform/text/is-uuid';
import type { auditEvents } from '../../platform/db/schema/audit-events.table';
import { emailsOfDeleted } from '../../audit/kept-name';

type Event = Pick<typeof auditEvents.$inferSelect, 'id' | 'target_type' | 'target_id' | 'before' | 'after'>;

/** Fields of a stored audit event that contain the name of the changed object. */
const NAME_FIELDS = ['company_name', 'parameterName', 'group_name', 'email', 'name'] as const;
const LARGEST_ROW_ID = /^\d{1,15}$/;

/** Name of the object of an audit event, and whether the object still exists. */
export type AuditTarget = { name: string | null; exists: boolean };

/**
 * Reads the current names of the objects of audit events. The name of a deleted object comes from its event. A masked
 * email address is resolved if an account has this address.
 * @returns targets, keyed by event id
 */
export async function targetsOf(
  db: Db,
  keys: Keys,
  events: readonly Event[],
): Promise<Map<number, AuditTarget>> {
  const idsOf = (type: string) => [
    ...new Set(events.flatMap((event) => (event.target_type === type ? (event.target_id ?? []) : []))),
  ];
  const rowIdsOf = (type: string) => idsOf(type).filter(isRowId);
  const [present, former] = await Promise.all([
    Promise.all([
      ...Object.entries(ROWS).map(([type, read]) =>
        namesByKey(type, rowIdsOf(type), (ids) => read(db, ids.map(Number))),
      ),
      namesByKey('user', idsOf('user').filter(isUuid), (ids) =>
        db
          .select({ id: users.id, name: users.email })
          .from(users)
          .where(inArray(users.id, [...ids])),
      ),
      namesByKey('parameter', idsOf('parameter'), (ids) =>
        db
          .select({ id: parameters.parameterID, name: parameters.parameterName })
          .from(parameters)
          .where(inArray(parameters.parameterID, [...ids])),
      ),
    ]),
    Promise.all([
      ...(['startup', 'raw_startup'] as const).map((kind) =>
        namesByKey(kind, rowIdsOf(kind), (ids) => namesOfDeleted(db, kind, ids)),
      ),
      namesByKey('startup', rowIdsOf('startup'), (ids) =>
        db
          .select({ id: startupMerges.merged_id, name: startupMerges.merged_name })
          .from(startupMerges)
          .where(and(isNull(startupMerges.undone_at), inArray(startupMerges.merged_id, ids.map(Number)))),
      ),
      namesByKey('user', idsOf('user'), (ids) => emailsOfDeleted(db, ids)),
      namesByKey('email', idsOf('email'), () => emailsByMask(db, keys)),
    ]),
  ]);
  const names = { present: new Map(present.flat()), former: new Map(former.flat()) };
  return new Map(
    events.map((event) => {
      const key = `${event.target_type} ${event.target_id}`;
      const now = names.present.get(key);
      const name = now ?? names.former.get(key) ?? nameIn(event.after) ?? nameIn(event.before) ?? null;
      return [event.id, { name, exists: now !== undefined }];
    }),
  );
}

type ReadNames = (db: Db, ids: number[]) => Promise<{ id: string | number; name: string }[]>;

/** Queries for the names of objects with numeric ids, keyed by object type. Private views are excluded. */
const ROWS: Readonly<Record<string, ReadNames>> = {
  startup: (db, ids) =>
    db
      .select({ id: startups.id, name: startups.company_name })
      .from(startups)
      .where(inArray(startups.id, ids)),
  raw_startup: (db, ids) =>
    db
      .select({ id: rawStartups.id, name: rawStartups.company_name })
      .from(rawStartups)
      .where(inArray(rawStartups.id, ids)),
  award_group: (db, ids) =>
    db
      .select({ id: awardGroups.id, name: awardGroups.group_name })
      .from(awardGroups)
      .where(inArray(awardGroups.id, ids)),
  article: (db, ids) =>
    db.select({ id: articles.id, name: articles.title }).from(articles).where(inArray(articles.id, ids)),
  import: (db, ids) =>
    db.select({ id: imports.id, name: imports.file_name }).from(imports).where(inArray(imports.id, ids)),
  news_source: (db, ids) =>
    db
      .select({ id: newsSources.id, name: newsSources.name })
      .from(newsSources)
      .where(inArray(newsSources.id, ids)),
  view: (db, ids) =>
    db
      .select({ id: views.id, name: views.name })
      .from(views)
      .where(and(inArray(views.id, ids), views.is_team, isNull(views.deleted_at))),
  webhook: (db, ids) =>
    db.select({ id: webhooks.id, name: webhooks.name }).from(webhooks).where(inArray(webhooks.id, ids)),
};

function namesOfDeleted(db: Db, kind: 'startup' | 'raw_startup', ids: readonly string[]) {
  return db
    .select({ id: deletions.row_id, name: sql<string>`${deletions.company_name}` })
    .from(deletions)
    .where(
      and(
        eq(deletions.kind, kind),
        inArray(deletions.row_id, ids.map(Number)),
        isNotNull(deletions.company_name),
      ),
    );
}

async function namesByKey(
  type: string,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<{ id: string | number; name: string }[]>,
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  return (await read(ids)).map(({ id, name }) => [`${type} ${id}`, name]);
}

/**
 * Returns the email addresses of all accounts, keyed by their masked forms under the current and previous audit keys.
 */
async function emailsByMask(db: Db, { audit }: Keys): Promise<{ id: string; name: string }[]> {
  const accounts = await db.select({ email: users.email }).from(users);
  return accounts.flatMap(({ email }) => maskedEmails(email, audit).map((id) => ({ id, name: email })));
}

function isRowId(id: string): boolean {
  return LARGEST_ROW_ID.test(id);
}

function nameIn(kept: unknown): string | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(kept));
  return NAME_FIELDS.map((field) => fields.get(field))
    .filter((value) => typeof value === 'string')
    .find((name) => name !== '');
}
