import { FIELD_NAMES, recordOf, type FieldValue, type StartupField } from '@vaglio/startups-domain';

type Nullable<Name extends string, Value> = { [Field in Name]: Value | null };

type OptionalField = Exclude<StartupField, 'company_name' | 'raised_currency'>;
type Values = { [Field in OptionalField]: FieldValue<Field> | null };

type Flags = Record<
  | 'investment'
  | 'rejected'
  | 'candidate'
  | 'missing_data'
  | 'email_sent'
  | 'interested'
  | 'personality_test_sent'
  | 'test_passed'
  | 'create_contract',
  number
>;

interface ArticleFixture extends Nullable<'title' | 'published_at' | 'source', string> {
  url: string;
}

interface Fields extends Values, Flags, Nullable<'external_id', string> {
  id: string;
  company_name: string;
  created_at: string;
  updated_at: string;
  /** Currency of the raised money. Only servers that store it return it. */
  raised_currency?: string;
  articles?: ArticleFixture[];
}

interface StartupFixture
  extends Fields, Nullable<'firstTime_appear_inscore' | 'last_modified_score', string> {
  score: number;
  is_new: number;
  version: number;
  rank?: number;
  awards?: { award_name: string; weight_used: number }[];
}

interface RawStartupFixture extends Fields, Nullable<'curated_at' | 'startup_id', string> {
  origin: string;
  /** Extraction that created the row. Only servers that store quotes return it. */
  extraction_id?: string | null;
  awards: string[];
  articles: ArticleFixture[];
}

const isOptional = (field: StartupField): field is OptionalField =>
  field !== 'company_name' && field !== 'raised_currency';

const FIELDS: Fields = {
  ...recordOf(FIELD_NAMES.filter(isOptional), () => null),
  id: '11',
  external_id: null,
  company_name: 'Alpenglow Biosystems',
  first_name: 'Anna',
  last_name: 'Keller',
  social_reason: 'Alpenglow Biosystems AG',
  founding_year: 2019,
  sector: 'BioT',
  country: 'Switzerland',
  canton: 'ZH',
  raised_money: 6400000,
  article_date: '2026-10-02',
  website: 'https://alpenglow.example',
  email: 'anna@alpenglow.example',
  number: '+41 44 000 00 00',
  company_description: 'Enzymes that work in the cold.',
  investment: 0,
  rejected: 0,
  candidate: 0,
  missing_data: 0,
  email_sent: 0,
  interested: 0,
  personality_test_sent: 0,
  test_passed: 0,
  create_contract: 0,
  created_at: '2026-09-01T08:00:00.000Z',
  updated_at: '2026-09-01T08:00:00.000Z',
};

/** Time after all dates in the fixtures, for code that receives the time as an argument. */
export const FIXED_NOW = new Date('2026-11-21T12:00:00.000Z');

/** Returns an active curated startup from Zürich with a score of 12.5 and no badges at FIXED_NOW. */
export function aStartup(overrides: Partial<StartupFixture> = {}): StartupFixture {
  return {
    ...FIELDS,
    score: 12.5,
    firstTime_appear_inscore: null,
    last_modified_score: null,
    is_new: 0,
    version: 1,
    ...overrides,
  };
}

/** Returns an imported raw startup with one award, which has not been curated. */
export function aRawStartup(overrides: Partial<RawStartupFixture> = {}): RawStartupFixture {
  return {
    ...FIELDS,
    id: '101',
    awards: ['venture kick 1'],
    articles: [],
    origin: 'import',
    curated_at: null,
    startup_id: null,
    ...overrides,
  };
}
