-- Lists search names also without brackets and marks such as ®: searchedNames, once, for the rows that are there. A row
-- that is changed later gets its keys from the application.
CREATE FUNCTION plain_letters(text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT translate(replace(replace($1, 'þ', 'th'), 'Þ', 'th'), 'đĐðÐħĦıłŁŋŊøØŧŦ', 'ddddhhillnnoott')
$$;
--> statement-breakpoint
CREATE FUNCTION folded_text(text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT btrim(regexp_replace(translate(
    lower(plain_letters(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'),
      '[ßẞ]', 'ss', 'g'), '[æÆ]', 'ae', 'g'), '[œŒ]', 'oe', 'g'))),
    '-‐‑‒–—―−.,''‘’‛ʼ′/⁄∕_', repeat(' ', 20)), '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION search_forms(text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  WITH spellings AS (
    SELECT place, spelling FROM (VALUES
      (1, normalize($1, NFC)),
      (3, regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize($1, NFC),
        '[äÄ]', 'ae', 'g'), '[öÖøØ]', 'oe', 'g'), '[üÜ]', 'ue', 'g'), '[åÅ]', 'aa', 'g'))
    ) given (place, spelling)),
  forms AS (
    SELECT folded_text(spelling) AS form, place FROM spellings
    UNION ALL
    SELECT folded_text(regexp_replace(spelling, '([^-‐‑‒–—―−.,''‘’‛ʼ′/⁄∕_\s])[-‐‑‒–—―−.''‘’‛ʼ′](?=[^-‐‑‒–—―−.,''‘’‛ʼ′/⁄∕_\s])', '\1', 'g')), place + 1 FROM spellings),
  first_forms AS (SELECT DISTINCT ON (form) form, place FROM forms WHERE form <> '' ORDER BY form, place)
  SELECT coalesce(string_agg(form, E'\n' ORDER BY place), '') FROM first_forms
$$;
--> statement-breakpoint
CREATE FUNCTION bare_name(text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT regexp_replace($1, '[][(){}:;!?"«»“”„®™©℠]+', ' ', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION name_key_forms(company_name text, founder text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  WITH forms AS (
    SELECT DISTINCT ON (form) form, place FROM regexp_split_to_table(concat_ws(E'\n',
      search_forms(company_name), search_forms(bare_name(company_name)),
      search_forms(bare_name(regexp_replace(company_name, '\([^()]{0,200}\)|\[[^][]{0,200}\]', ' ', 'g'))),
      search_forms(founder)), E'\n') WITH ORDINALITY lines (form, place)
    WHERE form <> '' ORDER BY form, place)
  SELECT coalesce(string_agg(form, E'\n' ORDER BY place), '') FROM forms
$$;
--> statement-breakpoint
UPDATE startups SET search_key = name_key_forms(company_name, concat_ws(' ', first_name, last_name))
WHERE company_name <> bare_name(company_name);
--> statement-breakpoint
UPDATE raw_startups SET search_key = name_key_forms(company_name, concat_ws(' ', first_name, last_name))
WHERE company_name <> bare_name(company_name);
--> statement-breakpoint
-- The server computes the keys of marked articles.
INSERT INTO review_marks (article_id) SELECT article_id FROM review_articles;
--> statement-breakpoint
DROP FUNCTION name_key_forms(text, text);--> statement-breakpoint
DROP FUNCTION bare_name(text);--> statement-breakpoint
DROP FUNCTION search_forms(text);--> statement-breakpoint
DROP FUNCTION folded_text(text);--> statement-breakpoint
DROP FUNCTION plain_letters(text);
