import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const viewId = () => bigint({ mode: 'number' });
const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Saved views of the list: of one person, or of the team. */
export const views = pgTable(
  'views',
  {
    id: id(),
    /** No foreign key: a team view stays when its author's account is deleted. */
    owner_id: uuid().notNull(),
    name: text().notNull(),
    is_team: boolean().notNull().default(false),
    /** The canonical query string of the list. */
    query: text().notNull(),
    /** A deleted view can be restored for some days. */
    deleted_at: timestamp(),
    /** Counts every change; carried by If-Match. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('views_team_name')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.is_team} and ${t.deleted_at} is null`),
    uniqueIndex('views_own_name')
      .on(t.owner_id, sql`lower(${t.name})`)
      .where(sql`not ${t.is_team} and ${t.deleted_at} is null`),
  ],
);

const ofView = () =>
  viewId()
    .notNull()
    .references(() => views.id, { onDelete: 'cascade' });

/** What a person changed in a view for themselves. */
export const viewDrafts = pgTable(
  'view_drafts',
  {
    view_id: ofView(),
    user_id: ofPerson(),
    query: text().notNull(),
    /** The version of the view that was changed. */
    base_version: integer().notNull(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.view_id, t.user_id] }), index('view_drafts_user').on(t.user_id)],
);

/** The views that a person keeps in front, in the order in which they were pinned. */
export const viewPins = pgTable(
  'view_pins',
  { view_id: ofView(), user_id: ofPerson(), pinned_at: createdAt() },
  (t) => [primaryKey({ columns: [t.view_id, t.user_id] }), index('view_pins_user').on(t.user_id)],
);

/** Lists of startups that servers of 0.3.0 compare; this version writes none. Kept while such servers may run beside it. */
export const viewSnapshots = pgTable(
  'view_snapshots',
  {
    id: id(),
    query: text().notNull(),
    digest: text().notNull(),
    ids: bytea().notNull(),
    used_at: createdAt(),
  },
  (t) => [unique('view_snapshots_content').on(t.query, t.digest)],
);

const snapshot = () => bigint({ mode: 'number' }).references(() => viewSnapshots.id);

/** When a person was last in a view: at the last visit, and at the one before, since which news are counted. */
export const viewVisits = pgTable(
  'view_visits',
  {
    id: id(),
    user_id: ofPerson(),
    /** Null for all active startups. */
    view_id: viewId().references(() => views.id, { onDelete: 'cascade' }),
    /** The canonical query string of the view at the last visit. */
    query: text().notNull().default(''),
    baseline_at: timestamp().notNull(),
    current_at: timestamp().notNull(),
    /** The baseline before all was marked as seen, which an undo brings back. */
    former_at: timestamp(),
    /** Only servers of 0.3.0 write and read these three. */
    baseline_id: snapshot(),
    current_id: snapshot(),
    former_id: snapshot(),
  },
  (t) => [
    unique('view_visits_person').on(t.user_id, t.view_id).nullsNotDistinct(),
    index('view_visits_baseline').on(t.baseline_id),
    index('view_visits_current').on(t.current_id),
    index('view_visits_former').on(t.former_id),
  ],
);
