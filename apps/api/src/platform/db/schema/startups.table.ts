import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, weight } from './columns';
import type { Financing, Founder } from './company-facts';
import { startupFields } from './startup-fields';

/**
 * Where a curated field's value came from: a person beats an import, an import beats an article; one of these that a
 * person confirmed has the rank of a person.
 */
export type FieldOrigin = {
  by: 'person' | 'import' | 'article';
  at: string;
  /** Day of the article that is the origin; missing for one without a date. */
  published?: string;
  raw_id?: number;
  user_id?: string;
  /** What the person wrote about it. */
  note?: string;
  /** Who accepted the value of an import or article, and when. */
  confirmed?: { at: string; user_id?: string };
  /**
   * Of investors, which are one text: when a person last wrote all of it; null where single names were decided about.
   * Missing where all was written at once, or accepted.
   */
  whole_at?: string | null;
  /** The value follows from a list that a person corrected: whatever else states it replaces it. */
  derived?: true;
};

export const startups = pgTable(
  'startups',
  {
    id: id(),
    /** Names this row in exports where no foreign id does; unlike `id` it collides with no number of anybody. */
    uid: uuid().notNull().unique().defaultRandom(),
    external_id: text().unique(),
    ...startupFields(),
    /** Names by which it is known beside `company_name`. */
    also: jsonb().$type<string[]>().notNull().default([]),
    founders: jsonb().$type<Founder[]>().notNull().default([]),
    financings: jsonb().$type<Financing[]>().notNull().default([]),
    origins: jsonb().$type<Record<string, FieldOrigin>>().notNull().default({}),
    /** Match keys of curation: folded company name, website as host and path (websiteKey). Two companies may have one name. */
    name_key: text().notNull(),
    website_host: text(),
    search_key: text().notNull(),
    /** Which set of awards this startup holds; the score depends on nothing else. */
    award_set: text().notNull().default(''),
    score: weight().notNull().default(0),
    firstTime_appear_inscore: timestamp(),
    last_modified_score: timestamp(),
    /** Until when it is Later; a moment that is over is as none. Triggers empty it when something else ends it. */
    later_until: timestamp(),
    /** Since when another score or an article ends that; null where neither does. */
    later_watched_since: timestamp(),
    /** Counts every change; carried by If-Match. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('startups_ranked').on(t.score.desc().nullsLast(), t.name_key, t.id),
    index('startups_ranked_in_mode').on(t.rejected, t.score.desc().nullsLast(), t.name_key, t.id),
    index('startups_name').on(t.name_key),
    // Also answers which pages a host has.
    index('startups_website_key').using('btree', t.website_host.op('text_pattern_ops')),
    index('startups_award_set').on(t.award_set),
    index('startups_later')
      .on(t.later_until)
      .where(sql`${t.later_until} is not null`),
    index('startups_created').on(t.created_at.desc().nullsLast(), t.id),
    index('startups_undecided')
      .on(t.firstTime_appear_inscore, t.score)
      .where(
        sql`${t.rejected} = 0 and ${t.email_sent} = 0 and ${t.create_contract} = 0 and ${t.interested} = 0`,
      ),
  ],
);

export const startupAwards = pgTable(
  'startup_awards',
  {
    startup_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    /** Folded name: one award, however spelled. */
    award_key: text().notNull(),
    award_name: text().notNull(),
    /** What the award adds to the score now: 0 when superseded or not weighted. */
    weight_used: weight().notNull().default(0),
    /** One timestamp for all awards of one transaction; null for those from before this column. */
    added_at: timestamp().defaultNow(),
    /** How many versions of the scoring rules there were when it was added: gives the order of changes, even against the clocks. */
    added_after_version: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.startup_id, t.award_key] }), index('startup_awards_key').on(t.award_key)],
);

export const startupArticles = pgTable(
  'startup_articles',
  {
    startup_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    /** The key: the address as a browser reads it, in ASCII. */
    url: text().notNull(),
    /** The address as published, where it differs from the key. */
    link: text(),
    title: text(),
    published_at: date({ mode: 'string' }),
    source: text(),
    /** When it was connected to a startup; null for those from before this column that were restored. */
    added_at: timestamp().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.startup_id, t.url] }),
    index('startup_articles_latest').on(t.published_at.desc().nullsLast(), t.startup_id.desc(), t.url),
  ],
);
