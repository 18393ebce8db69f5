import { AWARD_COLUMNS, foldCompanyName, foldKey, slugOf } from '@vaglio/startups-domain';
import { startupsIn } from '../../../../libs/article-extractor/src/built-in/built-in-extractor';
import { judgeStartups, type JudgedStartup } from '../../../../libs/article-extractor/src/judge-startups';
import { toFoundRow } from '../../../../apps/api/src/extraction/runs/found-row';
import type { TrainingArticle } from '../training-article';
import type { UnseenPart } from './models-left-out';

export const VALUE_FIELDS = ['canton', 'raised', 'sum', 'award', 'year', 'founder', 'investor'] as const;
export type ValueField = (typeof VALUE_FIELDS)[number];

/** Values in the form in which they are compared, such as `ZH`, `CHF 1000000`, award names and folded names. */
export type Values = Readonly<Record<ValueField, readonly string[]>>;

/** Startup that was found in an article, in the form in which the server stores it. */
export interface FoundStartup {
  readonly judged: JudgedStartup;
  /** Values that are accepted automatically; null if the startup must be reviewed. */
  readonly used: Values | null;
  /** Values that are displayed to users as proved. */
  readonly proposed: Values;
}

const AWARDS = AWARD_COLUMNS.map((name) => ({ parameterID: slugOf(name), name }));
const AT = '2026-01-01T00:00:00.000Z';
/** Threshold that no confidence reaches. All rows are then sent to review with all proved values. */
const ALL_WAIT = 1;

/** Processes an article like an extraction run: extractor, judge, and stored row. */
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
