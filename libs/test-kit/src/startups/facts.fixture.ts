import type { FactOrigin, FactSuggestion, FieldFact, StartupFacts } from '@vaglio/contract';
import { byArticle, byImport, byPerson } from './fact-origins.fixture';

export function aSuggestion(overrides: Partial<FactSuggestion> = {}): FactSuggestion {
  return {
    id: '31',
    list: 'fields',
    field: 'founding_year',
    value: 2021,
    currency: null,
    text: '2021',
    origin: byArticle('Startwerk', '2026-11-19', 'Das 2021 gegründete Unternehmen'),
    discarded_by: null,
    score_before: null,
    score_after: null,
    ...overrides,
  };
}

export function aFact(field: FieldFact['field'], overrides: Partial<FieldFact> = {}): FieldFact {
  return {
    field,
    value: null,
    currency: null,
    origin: null,
    received: null,
    received_from: null,
    suggestions: [],
    ...overrides,
  };
}

const EMPTY_FIELDS = [
  'country',
  'email',
  'number',
  'url',
  'raised_money',
  'investors',
  'partnership',
  'advisors',
  'other_award',
  'main_article_info',
  'article_date',
  'company_description',
  'pros_text',
  'cons_text',
] as const;

const IMPORTED = byImport(41);

/**
 * Returns the facts about a startup with a suggested award. Its founding year was set by a user and contradicts an
 * article.
 */
export function someFacts(overrides: Partial<StartupFacts> = {}): StartupFacts {
  return {
    id: '1',
    company_name: 'Kälteblick AG',
    version: 4,
    score: 12,
    fields: [
      aFact('company_name', { value: 'Kälteblick AG', origin: IMPORTED }),
      aFact('social_reason', {
        value: 'Kälteblick Seewasserkühlung AG',
        origin: byPerson('Anna Keller'),
      }),
      aFact('website', { value: 'https://kaelteblick.example', origin: IMPORTED }),
      aFact('canton', {
        value: 'ZH',
        origin: byArticle('Startwerk', '2026-11-19', 'das Zürcher Unternehmen Kälteblick'),
      }),
      aFact('sector', { value: 'CleanT', origin: IMPORTED }),
      aFact('founding_year', {
        value: 2020,
        origin: byPerson('Marc Aebi', 'Commercial register'),
        suggestions: [aSuggestion()],
      }),
      ...EMPTY_FIELDS.map((field) => aFact(field)),
    ],
    founders: [
      {
        key: 'f1',
        first_name: 'Anna-Lena',
        last_name: 'Gschwend',
        role: 'CEO',
        origin: IMPORTED,
        note: null,
      },
      {
        key: 'f2',
        first_name: 'Tobias',
        last_name: 'Frei',
        role: 'CTO',
        origin: byArticle('Startwerk', '2026-11-19'),
        note: null,
      },
    ],
    money: [
      {
        key: 'm1',
        kind: 'round',
        stage: 'Series A',
        amount: 6400000,
        currency: 'CHF',
        date: '2026-11-19',
        investors: ['Aventira Ventures', 'Limmat Kapital'],
        as_stated: 'CHF 6.4 million',
        origin: byPerson('Anna Keller'),
        note: null,
      },
      {
        key: 'm2',
        kind: 'prize',
        stage: null,
        amount: 150000,
        currency: 'CHF',
        date: '2026-04-30',
        investors: ['venture kick 3'],
        as_stated: '150000 francs',
        origin: byArticle('Startwerk', '2026-05-02'),
        note: null,
      },
      {
        key: 'm3',
        kind: 'round',
        stage: 'Seed',
        amount: 1200000,
        currency: 'EUR',
        date: '2024-05-14',
        investors: ['Nordhang Angels'],
        as_stated: 'EUR 1.2m',
        origin: byArticle('Alpine Ventures', '2024-05-14'),
        note: null,
      },
    ],
    raised: [
      { currency: 'CHF', amount: 6400000 },
      { currency: 'EUR', amount: 1200000 },
    ],
    awards: [
      anAward(
        'a1',
        'venture kick 3',
        4,
        byArticle(
          'Startwerk',
          '2026-11-19',
          '… hatte Kälteblick die dritte Stufe von Venture Kick gewonnen.',
        ),
      ),
      anAward('a2', 'innosuisse certificate', 3, IMPORTED),
      anAward(
        'a3',
        'swiss economic award',
        2,
        byArticle('Aaretaler', '2026-06-05', 'Den Swiss Economic Award holt die Zürcher Kälteblick AG.'),
      ),
      anAward('a4', 'bridge discovery', 1.5, IMPORTED),
      {
        ...anAward('a5', 'venture kick 1', 1, IMPORTED),
        status: 'superseded',
        superseded_by: 'venture kick 3',
      },
    ],
    suggestions: [
      aSuggestion({
        id: '32',
        list: 'awards',
        field: 'a6',
        value: 'swiss technology award',
        text: 'swiss technology award',
        score_before: 12,
        score_after: 14.5,
        origin: byArticle(
          'Startwerk',
          '2026-11-19',
          '… gehört Kälteblick zu den Gewinnern des Swiss Technology Award.',
        ),
      }),
    ],
    open_suggestions: 2,
    ...overrides,
  };
}

function anAward(
  key: string,
  award_name: string,
  weight: number,
  origin: FactOrigin,
): StartupFacts['awards'][number] {
  return {
    key,
    award_name,
    status: 'counted',
    superseded_by: null,
    group_name: null,
    weight,
    origin,
    evidence: [origin],
    note: null,
  };
}

/** Returns the facts in which one field is changed. */
export function withField(
  facts: StartupFacts,
  field: FieldFact['field'],
  change: Partial<FieldFact>,
): StartupFacts {
  return {
    ...facts,
    fields: facts.fields.map((fact) => (fact.field === field ? { ...fact, ...change } : fact)),
  };
}
