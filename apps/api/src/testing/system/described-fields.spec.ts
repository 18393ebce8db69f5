import { ExtractedStartupSchema } from '@vaglio/article-extractor';
import {
  describeField,
  EXPORT_COLUMNS,
  EXTRACTED_FIELDS,
  FACT_FIELDS,
  FIELD_NAMES,
  FLAGS,
  isOfKind,
  LISTED_FIELDS,
  RANGE_FILTERS,
  RANGES,
  SORT_FIELDS,
} from '@vaglio/startups-domain';
import { getTableColumns } from 'drizzle-orm';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { SORT_KEYS } from '../../scoring/ranking/list-choices';
import { narrowingQuery } from '../../screening/list/investments.schemas';
import { REVIEWED_FIELDS } from '../../startups/facts/pending-decisions/stated-values.schemas';
import { importSchemas, responseSchemas } from '../../startups/records/field-schemas';
import { PICKED_COLUMNS } from '../../startups/records/startup-columns';
import { readContent } from '../../startups/raw/raw-content';

const names = (values: Iterable<string>) => [...values].sort();

/** Columns of raw and curated startups that neither imports nor articles fill. */
const OF_BOTH = ['id', 'uid', 'external_id', 'founders', 'financings', 'investment', 'search_key', 'version'];
const OF_RAW_ROWS = [
  ...['content_hash', 'awards', 'articles', 'received', 'origin', 'extraction_id', 'evidence', 'confidence'],
  ...['review', 'created_by', 'curated_at', 'startup_id', 'deletion_id'],
];
const OF_STARTUPS = [
  ...['also', 'origins', 'name_key', 'website_host', 'award_set', 'score', 'firstTime_appear_inscore'],
  ...['last_modified_score', 'later_until', 'later_watched_since'],
];
/** Fields that a person corrects through another field, or cannot correct. */
const NO_FACTS = ['first_name', 'last_name', 'raised_currency'];
/** Fields for which an article does not state a single value: lists, amounts, and data of the article itself. */
const NOT_EXTRACTED = [
  ...['company_name', 'first_name', 'last_name', 'social_reason', 'raised_money', 'raised_currency'],
  ...['main_article_info', 'article_date', 'url', 'number', 'investors', 'partnership', 'advisors'],
  'other_award',
];

test.each([
  ['raw rows', rawStartups, OF_RAW_ROWS],
  ['startups', startups, OF_STARTUPS],
])('every column of %s is a described field, a flag or a listed exception', (_rows, table, own) => {
  const others = [...OF_BOTH, ...FLAGS.map(({ name }) => name), 'created_at', 'updated_at'];
  expect(names(Object.keys(getTableColumns(table)))).toEqual(names([...FIELD_NAMES, ...others, ...own]));
});

test.each([
  ['the columns of imports and exports', EXPORT_COLUMNS.map(({ header }) => header)],
  ['the request body of an import', Object.keys(importSchemas())],
  ['the content of a raw row', Object.keys(readContent({ company_name: 'A' }))],
  ['a response', Object.keys(responseSchemas())],
  ['the selectable columns of a list', Object.keys(PICKED_COLUMNS)],
  ['the facts', [...FACT_FIELDS, ...NO_FACTS]],
  ['the extraction of an article', [...Object.values(EXTRACTED_FIELDS), ...NOT_EXTRACTED]],
])('every field of a startup is part of %s', (_list, listed) => {
  expect(FIELD_NAMES.filter((field) => !listed.includes(field))).toEqual([]);
});

test('a field of a startup is either in a list or an exception', () => {
  const extracted: readonly string[] = Object.values(EXTRACTED_FIELDS);
  expect(NO_FACTS.filter((field) => describeField(field)?.factOrder !== undefined)).toEqual([]);
  expect(NOT_EXTRACTED.filter((field) => extracted.includes(field))).toEqual([]);
});

test('the ranked list can be filtered by both limits of every number, amount and date', () => {
  const numbers = FIELD_NAMES.filter((field) => isOfKind(field, 'year', 'count', 'money', 'date'));
  expect(names(LISTED_FIELDS)).toEqual(names(numbers));
  expect(Object.keys(narrowingQuery)).toEqual(
    expect.arrayContaining(RANGE_FILTERS.flatMap((filter) => [...RANGES[filter].bounds])),
  );
  expect(SORT_KEYS).toEqual(expect.arrayContaining([...SORT_FIELDS]));
});

test('every extracted value is in the response schema and in the review queue', () => {
  const extracted = Object.keys(EXTRACTED_FIELDS);
  expect(Object.keys(ExtractedStartupSchema.properties)).toEqual(expect.arrayContaining(extracted));
  expect(REVIEWED_FIELDS).toEqual(expect.arrayContaining(extracted));
});
