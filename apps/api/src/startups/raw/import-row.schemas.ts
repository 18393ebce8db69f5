import { Type, type Static } from '@sinclair/typebox';
import { nameText, nullableNameText } from '../../platform/http/validation/name-text';
import {
  closed,
  nullableInteger,
  nullableNumber,
  nullableString,
  ref,
} from '../../platform/http/validation/schema-parts';
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_URL_LENGTH,
} from '../../platform/http/validation/text-limits';
import { Article, CURRENCY } from '../records/startup.schemas';

const flag = () => Type.Optional(Type.Unsafe<0 | 1 | boolean>({ enum: [0, 1, true, false] }));
const text = (maxLength: number) => Type.Optional(nullableString(maxLength));

/** Body of import-raw: what a spreadsheet row may hold (product rules: read-only fields are accepted and ignored). */
export const ImportRow = closed(
  {
    ID: Type.Optional(
      Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'], maxLength: 64 }),
    ),
    id: Type.Optional(
      Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'], maxLength: 64 }),
    ),
    company_name: nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
    first_name: text(MAX_NAME_LENGTH),
    last_name: text(MAX_NAME_LENGTH),
    social_reason: Type.Optional(nullableNameText(MAX_NAME_LENGTH)),
    founding_year: Type.Optional(nullableInteger(1800, 2100)),
    sector: text(MAX_NAME_LENGTH),
    country: text(MAX_NAME_LENGTH),
    canton: text(MAX_NAME_LENGTH),
    raised_money: Type.Optional(nullableNumber()),
    raised_currency: Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: CURRENCY }),
    ),
    main_article_info: text(MAX_TEXT_LENGTH),
    article_date: Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    ),
    website: text(MAX_URL_LENGTH),
    url: text(MAX_URL_LENGTH),
    email: text(MAX_EMAIL_LENGTH),
    number: text(80),
    investors: text(MAX_TEXT_LENGTH),
    partnership: text(MAX_TEXT_LENGTH),
    company_description: text(MAX_TEXT_LENGTH),
    advisors: text(MAX_TEXT_LENGTH),
    other_award: text(MAX_TEXT_LENGTH),
    pros: text(MAX_TEXT_LENGTH),
    pros_text: text(MAX_TEXT_LENGTH),
    risks: text(MAX_TEXT_LENGTH),
    cons_text: text(MAX_TEXT_LENGTH),
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
