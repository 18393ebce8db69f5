import { AWARD_COLUMNS } from './award-columns';
import { EXPORT_COLUMNS, IMPORT_COLUMNS, matchHeader } from './import-columns';
import { foldKey } from './fold-text';

test('there are 30 award columns, and the examples of the specification are first', () => {
  expect(AWARD_COLUMNS).toHaveLength(30);
  expect(new Set(AWARD_COLUMNS).size).toBe(30);
  expect(AWARD_COLUMNS.slice(0, 9)).toEqual([
    'fif grant',
    'innosuisse certificate',
    'venture kick 1',
    'venture kick 2',
    'venture kick 3',
    'fit tech grant',
    'masschallenge gold',
    'eth spin-off',
    'epfl spin-off',
  ]);
});

test.each(IMPORT_COLUMNS.map((column) => [column.header, column] as const))(
  'the import header %s belongs to its own column',
  (header, column) => {
    expect(matchHeader(header)).toBe(column);
    expect(matchHeader(` ${header.toUpperCase().replaceAll(' ', '_')} `)).toBe(column);
  },
);

test('no two import columns have the same header', () => {
  const headers = IMPORT_COLUMNS.map(({ header }) => foldKey(header.replace(/ \([A-Z]\)$/, '')));
  expect(new Set(headers).size).toBe(headers.length);
});

test.each([
  ['ID', 'id'],
  ['\uFEFFid', 'id'],
  ['Company Name', 'company_name'],
  ['COMPANY_NAME', 'company_name'],
  ['  company__name ', 'company_name'],
  ['New (N)', 'is_new'],
  ['new', 'is_new'],
  ['Rejected (R)', 'rejected'],
  ['rejected', 'rejected'],
  ['Candidate (C)', 'candidate'],
  ['Missing data (M)', 'missing_data'],
  ['missing_data', 'missing_data'],
  ['Email Sent (E)', 'email_sent'],
  ['Interested (I)', 'interested'],
  ['Personalty Test Sent (P)', 'personality_test_sent'],
  ['Personality Test Sent', 'personality_test_sent'],
  ['personality_test_sent', 'personality_test_sent'],
  ['Test Passed (T)', 'test_passed'],
  ['Create contract', 'create_contract'],
  ['Investment', 'investment'],
  ['pros', 'pros_text'],
  ['risks', 'cons_text'],
  ['cons_text', 'cons_text'],
])('the import header %j fills the field %s', (header, field) => {
  expect(matchHeader(header)).toMatchObject({ field });
});

test.each([
  ['VENTURE KICK 1', 'venture kick 1'],
  ['Eth_Spin_Off', 'eth spin-off'],
  ['Gebert Rüf Innobooster'.replace('ü', 'ue'), 'gebert ruef innobooster'],
  ['W.A. de Vigier Award', 'w.a. de vigier award'],
])('the import header %j is the award %s', (header, award) => {
  expect(matchHeader(header)).toMatchObject({ kind: 'award', award });
});

test.each([
  '',
  ' ',
  'venture',
  'venture kick',
  'venture kick 4',
  'w.a. de vigier',
  'boldbrain',
  'masschallenge',
  'swiss economic',
  'company',
  'Rejected (X)',
  'constructor',
])('the import header %j is unknown', (header) => expect(matchHeader(header)).toBeNull());

test('an export contains all import columns except computed columns', () => {
  const left = IMPORT_COLUMNS.filter((column) => !EXPORT_COLUMNS.includes(column)).map(
    ({ header }) => header,
  );
  expect(left).toEqual([
    'New (N)',
    'awards_weights',
    'score',
    'firstTime_appear_inscore',
    'last_modified_score',
    'created_at',
    'updated_at',
  ]);
  expect(EXPORT_COLUMNS.slice(0, 7).map(({ header }) => header)).toEqual([
    'ID',
    'company_name',
    'first_name',
    'last_name',
    'social_reason',
    'founding_year',
    'sector',
  ]);
});
