import { Type } from '@sinclair/typebox';
import { CSV_SEPARATOR_NAMES, EXPORT_KEYS, TABLE_COLUMNS } from '@vaglio/startups-domain';
import { closed, oneOf } from '../../platform/http/validation/schema-parts';
import { chosenQuery, rankedQuery } from '../../screening/list/investments.schemas';
import { listCuratedSchema, listRawSchema } from '../../startups/records/startup.schemas';

const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const KEY = `(${EXPORT_KEYS.join('|')})`;

const file = {
  format: Type.Optional(oneOf(EXPORT_FORMATS, { description: 'csv without it' })),
  separator: Type.Optional(
    oneOf(CSV_SEPARATOR_NAMES, {
      description: 'Separator of a CSV file. The default is that of the own profile.',
    }),
  ),
  columns: Type.Optional(
    Type.String({
      maxLength: 2_000,
      pattern: `^${KEY}(,${KEY})*$`,
      description:
        'Keys of columns, separated by commas; `awards` stands for a column of each award. All that an import takes without it',
    }),
  ),
};

const SCREEN_KEY = `(${TABLE_COLUMNS.join('|')})`;
const screen_columns = Type.Optional(
  Type.String({
    maxLength: 500,
    pattern: `^${SCREEN_KEY}(,${SCREEN_KEY})*$`,
    description:
      'Columns of the table, in their order and separated by commas, with names and values as people see them: in place of `columns`. An import does not read such a file',
  }),
);

const tags = ['exports'];
const produces = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const response = { 200: Type.String() };
const COUNTED =
  '`X-Total-Count` says how many rows the file has, `X-Column-Count` how many columns, the trailer `X-Rows-Written` how many were written; a file that cannot be completed ends with a broken connection';

const { q, review } = listRawSchema.querystring.properties;
export const exportRawSchema = {
  operationId: 'exportRaw',
  tags,
  summary: `The raw startups of a search as a file, by their ids. ${COUNTED}`,
  produces,
  querystring: closed({ q, review, ...file }),
  response,
};

export const exportCuratedSchema = {
  operationId: 'exportCurated',
  tags,
  summary: `The curated startups of a search as a file, by their ids. ${COUNTED}`,
  produces,
  querystring: closed({ q: listCuratedSchema.querystring.properties.q, ...file }),
  response,
};

export const exportInvestmentsSchema = {
  operationId: 'exportInvestments',
  tags,
  summary: `Ranked startups as a file, in the order and with the filters of their list, first rank and score. ${COUNTED}`,
  produces,
  querystring: closed({ ...rankedQuery, ...chosenQuery, ...file, screen_columns }),
  response,
};
