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

/** Saved views of the list. A view belongs to a person or to the team. */
export const views = pgTable(
  'views',
  {
    id: id(),
    /** Not a foreign key, because a team view remains when the account of its author is deleted. */
    owner_id: uuid().notNull(),
    name: text().notNull(),
    is_team: boolean().notNull().default(false),
    /** Filters and order of the list, as a canonical query string. */
    query: text().notNull(),
    /** Time of deletion. A deleted view can be restored for some days. */
    deleted_at: timestamp(),
    /** Version of the view for If-Match, incremented with every change. */
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

/** Changes to a view that a person has not saved yet. */
export const viewDrafts = pgTable(
  'view_drafts',
  {
    view_id: ofView(),
    user_id: ofPerson(),
    query: text().notNull(),
    /** Version of the view to which the changes refer. */
    base_version: integer().notNull(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.view_id, t.user_id] }), index('view_drafts_user').on(t.user_id)],
);

/** Views that people pinned, in the order of pinning. */
export const viewPins = pgTable(
  'view_pins',
  { view_id: ofView(), user_id: ofPerson(), pinned_at: createdAt() },
  (t) => [primaryKey({ columns: [t.view_id, t.user_id] }), index('view_pins_user').on(t.user_id)],
);

/**
 * Lists that servers of release 0.3.0 compare. The table exists only because such a server may still run during an
 * upgrade.
 */
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

/** Current and previous visit of a person to a view. Entries added since the previous visit are counted as new. */
export const viewVisits = pgTable(
  'view_visits',
  {
    id: id(),
    user_id: ofPerson(),
    /** View that was visited; null for the list of all active startups. */
    view_id: viewId().references(() => views.id, { onDelete: 'cascade' }),
    /** Query string of the view at the last visit, in canonical form. */
    query: text().notNull().default(''),
    baseline_at: timestamp().notNull(),
    current_at: timestamp().notNull(),
    /** Baseline before the person marked everything as seen, for undo. */
    former_at: timestamp(),
    /** These three columns are used only by servers of release 0.3.0. */
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
