import { EXPORT_COLUMNS } from '../import-columns';
import {
  FACT_FIELDS,
  FIELD_NAMES,
  factLabel,
  fieldLabel,
  MAIN_FACTS,
  maxLengthOf,
  SUGGESTED_FIELDS,
} from './field-lists';
import { RANGE_FILTERS, SORT_FIELDS } from './listed-fields';
import { STARTUP_FIELDS } from './startup-fields';

test.each([
  ['company_name', 'Company name'],
  ['cons_text', 'Risks'],
  ['canton', 'Canton'],
  ['awards', 'Award'],
  ['toString', 'ToString'],
  ['', ''],
])('the field %j has the label %j', (field, label) => expect(fieldLabel(field)).toBe(label));

test.each([
  ['social_reason', 'Legal name'],
  ['raised_money', 'Raised money'],
  ['number', 'Phone'],
])('the fact %j has the label %j', (field, label) => expect(factLabel(field)).toBe(label));

test('every field has an import column and an export column, in the order of the field list', () => {
  const columns = EXPORT_COLUMNS.flatMap((column) => ('field' in column ? [String(column.field)] : []));

  expect(columns.slice(1, FIELD_NAMES.length + 1)).toEqual(FIELD_NAMES);
});

test('every fact has a different position', () => {
  const positions = FACT_FIELDS.map((field) => STARTUP_FIELDS[field].factOrder);

  expect(positions).toEqual(FACT_FIELDS.map((_field, index) => index + 1));
});

test('the main facts are shown in the order of the facts', () => {
  expect(MAIN_FACTS).toEqual([
    'company_name',
    'social_reason',
    'website',
    'canton',
    'sector',
    'founding_year',
  ]);
});

test('suggestions are possible only for facts', () => {
  expect(SUGGESTED_FIELDS.filter((field) => !FACT_FIELDS.includes(field))).toEqual([]);
});

test.each([
  ['company_name', 200],
  ['number', 80],
  ['website', 2048],
  ['email', 254],
  ['pros_text', 20_000],
] as const)('the field %s accepts up to %d characters', (field, length) =>
  expect(maxLengthOf(field)).toBe(length),
);

test('every filter has a unique name, and every sort order has a different position', () => {
  const positions = SORT_FIELDS.map((field) => STARTUP_FIELDS[field].listed.sortOrder);

  expect(new Set(RANGE_FILTERS).size).toBe(RANGE_FILTERS.length);
  expect(new Set(positions).size).toBe(positions.length);
});
