import { date, integer, numeric, smallint, text } from 'drizzle-orm/pg-core';

const flag = () => smallint().notNull().default(0);

/** The fields of a startup that an import or an article may give, the same on raw and curated rows (spec section 3). */
export const startupFields = () => ({
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
  /** Of `raised_money`, ISO 4217. */
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
