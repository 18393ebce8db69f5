/** What a row of a list holds, as columns of SQL. */
export const FIELDS = `id::text, company_name, first_name, last_name, social_reason, founding_year, sector, country, canton, raised_money,
  main_article_info, article_date, website, url, email, number, investors, partnership, company_description, advisors, other_award,
  pros_text, cons_text, investment, rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed,
  create_contract, score, "firstTime_appear_inscore", last_modified_score, version, created_at, updated_at`;

/** The order of the ranked list. */
export const ORDER = 'order by score desc nulls last, name_key, id';
