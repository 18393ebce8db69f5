import { AWARD_COLUMNS, foldCompanyName, foldKey, slugOf } from '@vaglio/startups-domain';
import { startupsIn } from '../../../../libs/article-extractor/src/built-in/built-in-extractor';
import { judgeStartups, type JudgedStartup } from '../../../../libs/article-extractor/src/judge-startups';
import { toFoundRow } from '../../../../apps/api/src/extraction/runs/found-row';
import type { TrainingArticle } from '../training-article';
import type { UnseenPart } from './models-left-out';

export const VALUE_FIELDS = ['canton', 'raised', 'sum', 'award', 'year', 'founder', 'investor'] as const;
export type ValueField = (typeof VALUE_FIELDS)[number];

/** Values as they are compared: `ZH`, `CHF 1000000`, an award's name, folded names. */
export type Values = Readonly<Record<ValueField, readonly string[]>>;

/** A startup that was found in an article, as the server stores it. */
export interface FoundStartup {
  readonly judged: JudgedStartup;
  /** The values with which it goes on by itself; null where it waits for a person. */
  readonly used: Values | null;
  /** What a person is shown as proved. */
  readonly proposed: Values;
}

const AWARDS = AWARD_COLUMNS.map((name) => ({ parameterID: slugOf(name), name }));
const AT = '2026-01-01T00:00:00.000Z';
/** Nothing is so sure: each row waits, with everything that is proved. */
const ALL_WAIT = 1;

/** Reads an article as an extraction run does: extractor, judge, and the row that is stored. */
export function foundIn(
  { title, body, lang }: TrainingArticle,
  { models, floor }: Pick<UnseenPart, 'models' | 'floor'>,
): FoundStartup[] {
  const article = { title, text: body, url: 'https://news.example.org/1', lang, published_at: null };
  const { startups, confidences } = startupsIn(article, AWARDS, models);
  return judgeStartups(body, startups, AWARDS, confidences)
    .filter(({ isNamed }) => isNamed)
    .map((judged) => {
      const rowFrom = (least: number) =>
        toFoundRow(judged, { ...article, source: null, published_url: null }, least, AT);
      const row = rowFrom(floor);
      return {
        judged,
        used: row.review === null ? valuesOf(row) : null,
        proposed: valuesOf(rowFrom(ALL_WAIT)),
      };
    });
}

function valuesOf(row: ReturnType<typeof toFoundRow>): Values {
  const one = (value: string | number | null) => (value === null ? [] : [String(value)]);
  return {
    canton: one(row.canton),
    raised: row.raised_money === null ? [] : [`${row.raised_currency} ${Number(row.raised_money)}`],
    sum: row.financings.map(({ amount, currency }) => `${currency} ${amount}`),
    award: row.awards,
    year: one(row.founding_year),
    founder: row.founders.map(({ first_name, last_name }) => foldKey(`${first_name} ${last_name}`)),
    investor: (row.investors ?? '')
      .split(', ')
      .flatMap((name) => (name === '' ? [] : [foldCompanyName(name)])),
  };
}
