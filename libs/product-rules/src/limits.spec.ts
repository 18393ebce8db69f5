import * as rules from './index';

test.each([
  ['token leeway 5 s', rules.TOKEN_LEEWAY_SECONDS, 5],
  ['landing auto-continue 2000 ms', rules.LANDING_CONTINUE_MS, 2000],
  ['page sizes 10, 20, 50', rules.PAGE_SIZES, [10, 20, 50]],
  ['default page size 20', rules.DEFAULT_PAGE_SIZE, 20],
  ['pager shows 2 pages either side', rules.PAGER_REACH, 2],
  ['export page size 200', rules.EXPORT_PAGE_SIZE, 200],
  ['prompt preview up to 500 parameters', rules.PROMPT_PREVIEW_PARAMETERS, 500],
  ['scraper interval from 30 s', rules.MIN_SCRAPER_INTERVAL_SECONDS, 30],
  ['scraper interval to 86400 s', rules.MAX_SCRAPER_INTERVAL_SECONDS, 86400],
  ['scraper interval default 300 s', rules.DEFAULT_SCRAPER_INTERVAL_SECONDS, 300],
  ['curate batch limit 500', rules.CURATE_BATCH_LIMIT, 500],
  ['curate pause 150 ms', rules.CURATE_PAUSE_MS, 150],
  ['batch runner default delay 1500 ms', rules.DEFAULT_BATCH_DELAY_MS, 1500],
  ['pending refreshed every 5 cycles', rules.PENDING_REFRESH_CYCLES, 5],
  ['prompt defaults', [rules.DEFAULT_TEMPERATURE, rules.DEFAULT_TOP_P], [0.2, 1]],
  ['parameter value with 4 decimals', rules.WEIGHT_DECIMALS, 4],
  ['raised money with 2', rules.RAISED_MONEY_DECIMALS, 2],
  ['badge New 10 days', rules.NEW_FOR_DAYS, 10],
  ['badge Recently updated 7 days', rules.UPDATED_FOR_DAYS, 7],
  [
    'sort score descending, mode active',
    [rules.DEFAULT_SORT_KEY, rules.DEFAULT_SORT_DIRECTION, rules.DEFAULT_MODE],
    ['score', 'desc', 'active'],
  ],
  ['eligibility filter', rules.ELIGIBILITY_FILTERS, ['all', 'eligible', 'not_eligible', 'percent']],
  ['default group rule', rules.DEFAULT_GROUP_RULE, 'keep_highest_precedence'],
  ['default section results', rules.DEFAULT_SETTINGS_SECTION, 'results'],
  ['at most 10 slices', rules.MAX_PIE_SLICES, 10],
  ['founding year 1800 to 2100', [rules.MIN_FOUNDING_YEAR, rules.MAX_FOUNDING_YEAR], [1800, 2100]],
])('%s', (_sentence, value, expected) => {
  expect(value).toEqual(expected);
});

test('the sort options are those of the list', () => {
  expect(rules.SORT_KEYS).toEqual([
    'score',
    'firstTime_appear_inscore',
    'last_modified_score',
    'article_date',
    'founding_year',
    'created_at',
    'updated_at',
  ]);
});
