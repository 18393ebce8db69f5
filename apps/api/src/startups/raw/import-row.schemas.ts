import { Type, type Static } from '@sinclair/typebox';
import { closed, nullableString, ref } from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../../platform/http/validation/text-limits';
import { importSchemas } from '../records/field-schemas';
import { Article } from '../records/startup.schemas';

const flag = () => Type.Optional(Type.Unsafe<0 | 1 | boolean>({ enum: [0, 1, true, false] }));
const text = () => Type.Optional(nullableString(MAX_TEXT_LENGTH));

/** Request body of import-raw: the columns of a spreadsheet row. Read-only fields are accepted and ignored. */
export const ImportRow = closed(
  {
    ID: Type.Optional(
      Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'], maxLength: 64 }),
    ),
    id: Type.Optional(
      Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'], maxLength: 64 }),
    ),
    ...importSchemas(),
    pros: text(),
    risks: text(),
    investment: flag(),
    rejected: flag(),
    candidate: flag(),
    missing_data: flag(),
    email_sent: flag(),
    interested: flag(),
    personality_test_sent: flag(),
    test_passed: flag(),
    create_contract: flag(),
    awards: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }), { maxItems: 200 }),
    ),
    articles: Type.Optional(Type.Array(ref(Article), { maxItems: 50 })),
    score: Type.Optional(Type.Unknown()),
    last_modified_score: Type.Optional(Type.Unknown()),
    firstTime_appear_inscore: Type.Optional(Type.Unknown()),
    created_at: Type.Optional(Type.Unknown()),
    updated_at: Type.Optional(Type.Unknown()),
    is_new: Type.Optional(Type.Unknown()),
    awards_weights: Type.Optional(Type.Unknown()),
  },
  { $id: 'ImportRow' },
);
export type ImportRowBody = Static<typeof ImportRow>;

const ImportOutcome = closed(
  {
    id: Type.String(),
    outcome: Type.String({ description: 'inserted, updated or unchanged' }),
  },
  { $id: 'ImportOutcome' },
);

export const importRawSchema = {
  operationId: 'importRaw',
  tags: ['startups'],
  summary: 'Add or update one raw startup, a spreadsheet row',
  body: ref(ImportRow),
  response: { 200: ref(ImportOutcome) },
};
