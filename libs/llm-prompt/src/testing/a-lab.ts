import type {
  ActivationGate,
  Comparison,
  EvaluatedField,
  Evaluation,
  GateVerdict,
  GoldenPage,
  PromptActivation,
  Trial,
  TrialArticle,
} from '@vaglio/contract';
import { EVALUATED_FIELDS } from '../evaluation/evaluation-fields';

const AT = '2026-11-21T13:40:00Z';
const subject = (version: number) => ({ prompt_id: `p${version}`, version, model: 'small' });

/** Returns a comparison of version 5 (the candidate) with version 7 (the active version). */
export function aTrial(overrides: Partial<Trial> = {}): Trial {
  return {
    id: '12',
    kind: 'comparison',
    state: 'finished',
    reason: null,
    candidate: subject(5),
    base: subject(7),
    total: 2,
    done: 2,
    failed: 0,
    tokens: 2_040,
    cost: 0.0038,
    created_at: AT,
    ended_at: AT,
    ...overrides,
  };
}

export function aTrialArticle(overrides: Partial<TrialArticle> = {}): TrialArticle {
  return {
    key: 'g1',
    title: 'Drei Runden an einem Tag',
    source: 'Startwerk Rundschau',
    is_golden: true,
    state: 'read',
    error: null,
    changed: 3,
    companies: [
      {
        name: 'Kälteblick AG',
        fields: [
          {
            field: 'founding_year',
            base: '2021',
            candidate: '2021',
            golden: '2021',
            is_changed: false,
            base_right: true,
            candidate_right: true,
          },
          {
            field: 'raised_money',
            base: null,
            candidate: 'CHF 6’400’000.00',
            golden: 'CHF 6’400’000.00',
            is_changed: true,
            base_right: false,
            candidate_right: true,
          },
          {
            field: 'founders',
            base: 'Anna Gschwend, Tobias Frei',
            candidate: 'Anna Gschwend',
            golden: 'Anna Gschwend, Tobias Frei',
            is_changed: true,
            base_right: true,
            candidate_right: false,
          },
        ],
      },
      {
        name: 'Walensee Energie AG',
        fields: [
          {
            field: 'company_name',
            base: 'Walensee Energie AG',
            candidate: null,
            golden: null,
            is_changed: true,
            base_right: false,
            candidate_right: true,
          },
        ],
      },
    ],
    ...overrides,
  };
}

export function aComparison(trial: Partial<Trial> = {}): Comparison {
  return {
    trial: aTrial(trial),
    articles: [
      aTrialArticle(),
      aTrialArticle({
        key: 'a2',
        title: 'Stadtrat berät das Budget',
        source: 'Limmattaler Bote',
        is_golden: false,
        changed: 0,
        companies: [],
      }),
    ],
  };
}

const aField = (field: EvaluatedField['field'], more: Partial<EvaluatedField> = {}): EvaluatedField => ({
  field,
  right: 60,
  wrong: 4,
  missed: 6,
  precision: 0.94,
  recall: 0.91,
  f1: 0.92,
  ...more,
});

export function anEvaluation(
  version: number,
  fields: Partial<Record<EvaluatedField['field'], Partial<EvaluatedField>>> = {},
  overrides: Partial<Evaluation> = {},
): Evaluation {
  return {
    trial: aTrial({ id: `2${version}`, kind: 'evaluation', base: null, candidate: subject(version) }),
    is_current: true,
    figures: {
      articles: 64,
      fields: EVALUATED_FIELDS.map((field) => aField(field, fields[field])),
      empty_right: 11,
      empty_articles: 12,
      quotes: 500,
      quotes_found: 493,
      failures: 1,
      seconds_per_article: 4.2,
      tokens: 64_000,
      cost: 0.38,
    },
    ...overrides,
  };
}

export const GATE: ActivationGate = {
  company_name: 0.9,
  canton: 0.95,
  founding_year: 0.95,
  raised_money: 0.95,
  awards: 0.95,
  max_f1_loss: 0.02,
  min_articles: 20,
  version: 3,
};

export const BELOW: GateVerdict = {
  is_met: false,
  evaluation_id: '25',
  conditions: [
    { key: 'floors', is_met: true, text: 'Company reaches its floor' },
    {
      key: 'awards',
      is_met: false,
      text: 'Awards: precision 0.93, floor 0.95. 4 of 57 values are not in the golden set.',
    },
  ],
};

export const MET: GateVerdict = {
  is_met: true,
  evaluation_id: '25',
  conditions: [{ key: 'floors', is_met: true, text: 'Company, canton and awards reach their floors' }],
};

export function anActivation(overrides: Partial<PromptActivation> = {}): PromptActivation {
  return {
    id: '3',
    prompt_id: 'p7',
    version: 7,
    from: '2026-10-02T09:12:00Z',
    until: null,
    by: 'Anna Keller',
    evaluation_id: '27',
    is_met: true,
    company_f1: 0.87,
    awards_f1: 0.82,
    reason: null,
    articles_read: 1_204,
    ...overrides,
  };
}

export function aGoldenPage(): GoldenPage {
  return {
    items: [
      {
        id: '1',
        article_id: null,
        url: 'https://news.example/1',
        title: 'Drei Runden an einem Tag',
        lang: 'de',
        date: null,
        companies: ['Kälteblick AG'],
        origin: 'import',
        created_at: AT,
      },
    ],
    total: 1,
    articles: 64,
    companies: 188,
    languages: ['de', 'en'],
  };
}
