import type { StartupField } from '@vaglio/startups-domain';
import { date, integer, numeric, smallint, text } from 'drizzle-orm/pg-core';

const flag = () => smallint().notNull().default(0);

/** Columns of the descriptive fields. They are identical for raw and curated rows (spec section 3). */
const describedColumns = () =>
  ({
    company_name: text().notNull(),
    first_name: text(),
    last_name: text(),
    social_reason: text(),
    founding_year: integer(),
    /** Sector code; null if the received text matches no sector. */
    sector: text(),
    country: text(),
    /** Canton code; null if the received text matches no canton. */
    canton: text(),
    raised_money: numeric({ precision: 18, scale: 2, mode: 'number' }),
    /** ISO 4217 code of the currency of `raised_money`. */
    raised_currency: text().notNull().default('CHF'),
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
  }) satisfies Record<StartupField, unknown>;

/** Columns that an import or an article can fill. They are identical for raw and curated rows (spec section 3). */
export const startupFields = () => ({
  ...describedColumns(),
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
