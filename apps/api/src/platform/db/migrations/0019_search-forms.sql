-- Lists search names also with umlauts as ae, oe and ue and without hyphens, and sort Ø as O: searchForms and nameKeyOf,
-- once, for the rows that are there. A row that is changed later gets its keys from the application.
-- Capital letters are listed, because the C locale knows those of ASCII only.
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
UPDATE startups SET search_key =
  concat_ws(E'\n', search_forms(company_name), nullif(search_forms(concat_ws(' ', first_name, last_name)), ''))
WHERE concat_ws(' ', company_name, first_name, last_name) ~ '[^ A-Za-z0-9]';
--> statement-breakpoint
UPDATE raw_startups SET search_key =
  concat_ws(E'\n', search_forms(company_name), nullif(search_forms(concat_ws(' ', first_name, last_name)), ''))
WHERE concat_ws(' ', company_name, first_name, last_name) ~ '[^ A-Za-z0-9]';
--> statement-breakpoint
ALTER TABLE prompts DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE prompts SET search_key = concat_ws(E'\n', search_forms(name), nullif(search_forms(model), ''),
  search_forms(left(body, 20000)));
--> statement-breakpoint
ALTER TABLE prompts ENABLE TRIGGER USER;
--> statement-breakpoint
UPDATE webhooks SET search_key = concat_ws(E'\n', search_forms(name), search_forms(url));
--> statement-breakpoint
-- The server computes the keys of marked articles.
INSERT INTO review_marks (article_id) SELECT article_id FROM review_articles;
--> statement-breakpoint
UPDATE startups SET name_key = plain_letters(name_key) WHERE name_key ~ '[đðħıłŋøŧþ]';--> statement-breakpoint
UPDATE split_keys SET name_key = plain_letters(name_key) WHERE name_key ~ '[đðħıłŋøŧþ]';--> statement-breakpoint
UPDATE review_decisions SET name_key = plain_letters(name_key) WHERE name_key ~ '[đðħıłŋøŧþ]';--> statement-breakpoint
UPDATE value_decisions SET name_key = plain_letters(name_key) WHERE name_key ~ '[đðħıłŋøŧþ]';--> statement-breakpoint
UPDATE startup_merges SET survivor_name_key = plain_letters(survivor_name_key),
  merged_name_key = plain_letters(merged_name_key)
WHERE survivor_name_key || merged_name_key ~ '[đðħıłŋøŧþ]';--> statement-breakpoint
DELETE FROM register_lookups WHERE name_key ~ '[đðħıłŋøŧþ]';--> statement-breakpoint
DROP FUNCTION search_forms(text);--> statement-breakpoint
DROP FUNCTION folded_text(text);--> statement-breakpoint
DROP FUNCTION plain_letters(text);
