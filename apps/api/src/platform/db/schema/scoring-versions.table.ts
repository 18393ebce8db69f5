import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import type { RuleSet } from '../../../scoring/rescoring/rule-set';

/** What weights, groups and score settings were, after each change of them; numbered from 1 without gaps. */
export const scoringVersions = pgTable('scoring_versions', {
  number: integer().primaryKey(),
  at: createdAt(),
  /** Null for what held before versions were kept, or was changed by something else than the program. */
  author_id: uuid(),
  note: text().notNull().default(''),
  /** The version that this one made hold again. */
  restored_from: integer(),
  snapshot: jsonb().$type<RuleSet>().notNull(),
});
