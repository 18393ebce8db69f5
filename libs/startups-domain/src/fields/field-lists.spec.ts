import { EXPORT_COLUMNS } from '../import-columns';
import {
  FACT_FIELDS,
  FIELD_NAMES,
  factLabel,
  fieldLabel,
  maxLengthOf,
  SUGGESTED_FIELDS,
} from './field-lists';
import { STARTUP_FIELDS } from './startup-fields';

test.each([
  ['company_name', 'Company name'],
  ['cons_text', 'Risks'],
  ['canton', 'Canton'],
  ['awards', 'Award'],
  ['toString', 'ToString'],
  ['', ''],
])('the label of %j is %j', (field, label) => expect(fieldLabel(field)).toBe(label));

test.each([
  ['social_reason', 'Legal name'],
  ['raised_money', 'Raised money'],
  ['number', 'Phone'],
])('the label of the fact %j is %j', (field, label) => expect(factLabel(field)).toBe(label));

test('every field has a column of imports and exports, in the order of the description', () => {
  const columns = EXPORT_COLUMNS.flatMap((column) => ('field' in column ? [String(column.field)] : []));

  expect(columns.slice(1, FIELD_NAMES.length + 1)).toEqual(FIELD_NAMES);
});

test('every fact has a position of its own', () => {
  const positions = FACT_FIELDS.map((field) => STARTUP_FIELDS[field].factOrder);

  expect(positions).toEqual(FACT_FIELDS.map((_field, index) => index + 1));
});

test('only facts are suggested', () => {
  expect(SUGGESTED_FIELDS.filter((field) => !FACT_FIELDS.includes(field))).toEqual([]);
});

test.each([
  ['company_name', 200],
  ['number', 80],
  ['website', 2048],
  ['email', 254],
  ['pros_text', 20_000],
] as const)('%s takes %d characters', (field, length) => expect(maxLengthOf(field)).toBe(length));
