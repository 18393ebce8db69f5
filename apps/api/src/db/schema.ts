import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { extractions, type StoredEvidence } from './extraction-tables';

/**
 * What Vaglio knows; service-tables.ts has what it needs besides, to work. A property has the same name as the JSON
 * field and the grid column that show it.
 * Bigint keys are read as numbers here and answered as strings. Times are timestamptz, written as ISO 8601.
 */

const flag = () => smallint().notNull().default(0);
/** Exact decimals with four places: a weight is at most a million, a score the sum of many. */
const weight = () => numeric({ precision: 16, scale: 4, mode: 'number' });

export const users = pgTable(
  'users',
  {
    id: uuid().defaultRandom().primaryKey(),
    email: text().notNull(),
    /** Trimmed, lower case: two spellings of one address are one account. */
    email_key: text().notNull().unique(),
    username: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['user', 'super', 'admin'] }).notNull(),
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    account_status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    must_change_password: boolean().notNull().default(true),
    /** argon2id PHC string over the peppered digest; null until a password is chosen. */
    password_hash: text(),
    /** Access tokens issued before this moment are void. */
    sessions_valid_from: createdAt(),
    last_sign_in_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    check('users_role', sql`${t.role} in ('user', 'super', 'admin')`),
    check('users_account_status', sql`${t.account_status} in ('active', 'disabled')`),
  ],
);

/** One row per sign-in: a family of refresh tokens, of which only the newest generation is good. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().defaultRandom().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_hash: text().notNull(),
    /** Random; with the server's key it derives every generation's token, so that none is stored. */
    nonce: text().notNull(),
    generation: integer().notNull().default(1),
    rotated_at: createdAt(),
    auth_time: createdAt(),
    user_agent: text(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: moment().notNull(),
    ended_at: moment(),
    ended_reason: text(),
  },
  (t) => [index('sessions_user').on(t.user_id)],
);

/** Single-use links and temporary tokens; only the SHA-256 of the token is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['first', 'forced', 'reset'] }).notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
    created_at: createdAt(),
  },
  (t) => [index('one_time_tokens_user').on(t.user_id)],
);

/**
 * Who did what, written in the transaction of the change itself. A trigger refuses UPDATE, DELETE and TRUNCATE, another
 * one seals each event at the end of its transaction (see audit-tables.ts).
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: createdAt(),
    actor_id: uuid(),
    session_id: uuid(),
    ip: text(),
    action: text().notNull(),
    target_type: text(),
    target_id: text(),
    before: jsonb(),
    after: jsonb(),
    request_id: text(),
  },
  (t) => [
    index('audit_events_target').on(t.target_type, t.target_id),
    index('audit_events_at').on(t.at),
    index('audit_events_actor').on(t.actor_id, t.id),
    index('audit_events_action').on(t.action, t.id),
  ],
);

/** The fields of a startup that an import or an article may give, the same on raw and curated rows (spec section 3). */
const startupFields = () => ({
  company_name: text().notNull(),
  first_name: text(),
  last_name: text(),
  social_reason: text(),
  founding_year: integer(),
  /** A sector code, or null when the text received names none. */
  sector: text(),
  country: text(),
  /** A canton code, or null when the text received names none. */
  canton: text(),
  raised_money: numeric({ precision: 18, scale: 2, mode: 'number' }),
  main_article_info: text(),
  article_date: date({ mode: 'string' }),
  website: text(),
  url: text(),
  email: text(),
  number: text(),
  investors: text(),
  partnership: text(),
  company_description: text(),
  advisors: text(),
  other_award: text(),
  pros_text: text(),
  cons_text: text(),
  investment: flag(),
  rejected: flag(),
  candidate: flag(),
  missing_data: flag(),
  email_sent: flag(),
  interested: flag(),
  personality_test_sent: flag(),
  test_passed: flag(),
  create_contract: flag(),
});

export const rawStartups = pgTable(
  'raw_startups',
  {
    id: id(),
    /** The `ID` of an import; the same again updates this row. */
    external_id: text().unique(),
    /** SHA-256 of the normalised content: an identical row without `ID` adds nothing. */
    content_hash: text().notNull(),
    ...startupFields(),
    awards: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    articles: jsonb().$type<RawArticle[]>().notNull().default([]),
    /** The row as it came, before canton and sector became codes. */
    received: jsonb().$type<Record<string, unknown>>().notNull(),
    origin: text({ enum: ['import', 'article'] }).notNull(),
    /** What an article said, with its quotes; null on an import. */
    extraction_id: bigint({ mode: 'number' }).references(() => extractions.id, { onDelete: 'set null' }),
    evidence: jsonb().$type<StoredEvidence[]>(),
    created_by: uuid(),
    /** Folded company and founder names, for search. */
    search_key: text().notNull(),
    /** Null while the row waits for curation. */
    curated_at: moment(),
    startup_id: bigint({ mode: 'number' }).references(() => startups.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('raw_startups_content')
      .on(t.content_hash)
      .where(sql`${t.external_id} is null`),
    index('raw_startups_content_any').on(t.content_hash),
    index('raw_startups_waiting')
      .on(t.id)
      .where(sql`${t.curated_at} is null`),
    index('raw_startups_startup').on(t.startup_id),
    index('raw_startups_extraction').on(t.extraction_id),
  ],
);

export type RawArticle = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
};

/** Where a curated field's value came from: a person beats an import, an import beats an article. */
export type FieldOrigin = {
  by: 'person' | 'import' | 'article';
  at: string;
  raw_id?: number;
  user_id?: string;
};

export const startups = pgTable(
  'startups',
  {
    id: id(),
    external_id: text().unique(),
    ...startupFields(),
    origins: jsonb().$type<Record<string, FieldOrigin>>().notNull().default({}),
    /** Match keys of curation: folded company name, website host without www. */
    name_key: text().notNull(),
    website_host: text(),
    search_key: text().notNull(),
    /** Which set of awards this startup holds; the score depends on nothing else. */
    award_set: text().notNull().default(''),
    score: weight().notNull().default(0),
    firstTime_appear_inscore: moment(),
    last_modified_score: moment(),
    /** Counts every change; carried by If-Match. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('startups_ranked').on(t.score.desc().nullsLast(), t.name_key, t.id),
    index('startups_ranked_in_mode').on(t.rejected, t.score.desc().nullsLast(), t.name_key, t.id),
    uniqueIndex('startups_name_key').on(t.name_key),
    index('startups_website_host').on(t.website_host),
    index('startups_award_set').on(t.award_set),
    index('startups_created').on(t.created_at.desc().nullsLast(), t.id),
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
    /** One moment for all that came in one transaction; null for what was held before this was kept. */
    added_at: moment().defaultNow(),
    /** How many versions of the scoring rules there were when it was added: tells what came first, whatever the clocks say. */
    added_after_version: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.startup_id, t.award_key] })],
);

export const startupArticles = pgTable(
  'startup_articles',
  {
    startup_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    title: text(),
    published_at: date({ mode: 'string' }),
    source: text(),
  },
  (t) => [
    primaryKey({ columns: [t.startup_id, t.url] }),
    index('startup_articles_latest').on(t.published_at.desc().nullsLast(), t.startup_id.desc(), t.url),
  ],
);

/** An award with a weight. */
export const parameters = pgTable('parameters', {
  parameterID: text().primaryKey(),
  parameterName: text().notNull(),
  name_key: text().notNull().unique(),
  value: weight().notNull(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
  updated_at: createdAt(),
});

export const awardGroups = pgTable(
  'award_groups',
  {
    id: id(),
    group_key: text().notNull().unique(),
    group_name: text().notNull(),
    description: text(),
    rule: text({ enum: ['keep_highest_precedence', 'keep_lowest_precedence'] })
      .notNull()
      .default('keep_highest_precedence'),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    check('award_groups_rule', sql`${t.rule} in ('keep_highest_precedence', 'keep_lowest_precedence')`),
  ],
);

export const awardGroupItems = pgTable(
  'award_group_items',
  {
    id: id(),
    group_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => awardGroups.id, { onDelete: 'cascade' }),
    parameter_id: text()
      .notNull()
      .references(() => parameters.parameterID, { onUpdate: 'cascade' }),
    precedence: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('award_group_items_once').on(t.group_id, t.parameter_id),
    check('award_group_items_precedence', sql`${t.precedence} >= 1`),
  ],
);

/** The one row of score settings; `top_percent` is a fraction from 0 to 1. */
export const scoreConfig = pgTable(
  'score_config',
  {
    id: smallint().primaryKey().default(1),
    threshold: weight().notNull().default(5),
    top_percent: numeric({ precision: 5, scale: 4, mode: 'number' }).notNull().default(0.2),
    updated_at: createdAt(),
  },
  (t) => [
    check('score_config_one_row', sql`${t.id} = 1`),
    check('score_config_fraction', sql`${t.top_percent} between 0 and 1`),
  ],
);
