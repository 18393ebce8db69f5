import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, weight } from './columns';
import type { Financing, Founder } from './company-facts';
import { startupFields } from './startup-fields';

/**
 * Origin of a curated field. The order of precedence is: person, import, article. A value that a person confirmed has
 * the precedence of a person.
 */
export type FieldOrigin = {
  by: 'person' | 'import' | 'article';
  at: string;
  /** Publication date of the article; missing if the article has none. */
  published?: string;
  raw_id?: number;
  user_id?: string;
  /** Note that the person entered. */
  note?: string;
  /** Person who accepted the value of an import or article, and time of that decision. */
  confirmed?: { at: string; user_id?: string };
  /**
   * Time at which a person last wrote the complete text of the investors; null if a person decided only about single
   * names. Missing if the complete text was written at once or accepted.
   */
  whole_at?: string | null;
  /** True if the value is derived from a list that a person corrected. Any other statement replaces such a value. */
  derived?: true;
};

export const startups = pgTable(
  'startups',
  {
    id: id(),
    /**
     * Id in exports of rows without an external id. Unlike `id`, it cannot be equal to a number from another system.
     */
    uid: uuid().notNull().unique().defaultRandom(),
    external_id: text().unique(),
    ...startupFields(),
    /** Other names of the company, besides `company_name`. */
    also: jsonb().$type<string[]>().notNull().default([]),
    founders: jsonb().$type<Founder[]>().notNull().default([]),
    financings: jsonb().$type<Financing[]>().notNull().default([]),
    origins: jsonb().$type<Record<string, FieldOrigin>>().notNull().default({}),
    /**
     * Keys with which curation matches companies: folded company name, and website as host and path (websiteKey). Two
     * companies may have the same name.
     */
    name_key: text().notNull(),
    website_host: text(),
    search_key: text().notNull(),
    /** Key of the startup's set of awards. The score depends only on this set. */
    award_set: text().notNull().default(''),
    score: weight().notNull().default(0),
    firstTime_appear_inscore: timestamp(),
    last_modified_score: timestamp(),
    /**
     * End of Later; Later is inactive if this time is in the past. Triggers clear the column if anything else ends
     * Later.
     */
    later_until: timestamp(),
    /** Time from which a changed score or a new article ends Later; null if these do not end Later. */
    later_watched_since: timestamp(),
    /** Version of the startup for If-Match, incremented with every change. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('startups_ranked').on(t.score.desc().nullsLast(), t.name_key, t.id),
    index('startups_ranked_in_mode').on(t.rejected, t.score.desc().nullsLast(), t.name_key, t.id),
    index('startups_name').on(t.name_key),
    // This index is also used to find all pages of a host.
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
    /** Folded name of the award. All spellings with the same key are one award. */
    award_key: text().notNull(),
    award_name: text().notNull(),
    /** Points that the award currently adds to the score; 0 if the award is superseded or has no weight. */
    weight_used: weight().notNull().default(0),
    /** Time of insertion, equal for all awards of a transaction; null for awards from before this column existed. */
    added_at: timestamp().defaultNow(),
    /**
     * Number of scoring versions at the time of insertion. It determines the order of changes even if clocks differ.
     */
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
    /** Normalized address in ASCII. It is the key of the article. */
    url: text().notNull(),
    /** Published address, if it differs from the key. */
    link: text(),
    title: text(),
    published_at: date({ mode: 'string' }),
    source: text(),
    /** Time of insertion; null for restored articles from before this column existed. */
    added_at: timestamp().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.startup_id, t.url] }),
    index('startup_articles_latest').on(t.published_at.desc().nullsLast(), t.startup_id.desc(), t.url),
  ],
);
