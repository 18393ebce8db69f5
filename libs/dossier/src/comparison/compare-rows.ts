import { compareLines, shownStatus } from '@vaglio/award-scoring';
import type { ComparedStartup, LedgerLine, ScoringInForce } from '@vaglio/contract';
import {
  cantonCode,
  CANTONS,
  type ComparedField,
  countryName,
  decisionText,
  factLabel,
  foldText,
  sectorCode,
  sectorLabel,
  toPoints,
  UNKNOWN,
} from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatDate, formatMoney, formatScore, scoreDecimals } from '@vaglio/ui';

/** Cell of a startup in a row of the comparison. */
export interface CompareCell {
  readonly text: string;
  /** Weight that does not count. It is displayed with strikethrough, next to the reason. */
  readonly struck?: string;
  /** Additional information, displayed on a second line. */
  readonly beside?: string;
  /** Points that are displayed as a list instead of the text. */
  readonly points?: readonly string[];
}

/** Row of the comparison, with a cell per startup in column order. */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly CompareCell[];
  readonly differs: boolean;
  readonly isNumber: boolean;
}

export interface CompareBlock {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

/** Maximum number of decimals. It shows every weight exactly. */
const MAX_DECIMALS = 4;
const LATELY_DAYS = 90;

/** Title of the block with scores and awards. */
export const SCORE = 'Score';

/** Functions that format the compared fields, in row order. */
const FACT_TEXTS: Readonly<
  Record<ComparedField, (startup: ComparedStartup['startup']) => string | null | undefined>
> = {
  sector: ({ sector }) => known(sectorLabel(sectorCode(sector))),
  country: ({ country }) => country && countryName(country),
  founding_year: ({ founding_year }) => founding_year?.toString(),
  canton: ({ canton }) => CANTONS.find(({ code }) => code === cantonCode(canton))?.name,
};

/**
 * Returns the blocks of the comparison: score and awards, money, facts, pros and risks, and the last decision with the
 * next step.
 */
export function compareBlocks(items: readonly ComparedStartup[], now: Date): CompareBlock[] {
  const texts = (key: string, label: string, read: (item: ComparedStartup) => string | null | undefined) =>
    rowOf(
      key,
      label,
      items.map((item) => ({ text: read(item) || EMPTY_VALUE })),
    );
  const pointsRow = (key: string, label: string, read: (item: ComparedStartup) => string | null) =>
    rowOf(
      key,
      label,
      items.map((item) => {
        const points = toPoints(read(item));
        return { text: points.join('\n') || EMPTY_VALUE, points };
      }),
    );
  return [
    { title: SCORE, rows: scoreRows(items) },
    {
      title: 'Money',
      rows: [
        texts('raised', 'Raised', ({ startup }) =>
          formatMoney(startup.raised_money, startup.raised_currency),
        ),
        texts('investors', 'Investors', ({ startup }) => startup.investors),
      ],
    },
    {
      title: 'Facts',
      rows: [
        ...Object.entries(FACT_TEXTS).map(([field, textOf]) =>
          texts(field, factLabel(field), ({ startup }) => textOf(startup)),
        ),
        texts('articles', `Articles, last ${LATELY_DAYS} days`, ({ startup }) =>
          String(articlesSince(startup, now)),
        ),
        pointsRow('pros', 'Pros', ({ startup }) => startup.pros_text),
        pointsRow('risks', 'Risks', ({ startup }) => startup.cons_text),
      ],
    },
    {
      title: 'Decisions',
      rows: [
        rowOf('decision', 'Last decision', items.map(decisionCell)),
        texts('assignee', 'Assignee', ({ work }) => work.assignee),
        rowOf('step', 'Next step', items.map(stepCell)),
      ],
    },
  ];
}

/**
 * Returns a row for the total and a row per award. Awards that count for at least one startup come first, sorted by
 * weight.
 */
function scoreRows(items: readonly ComparedStartup[]): CompareRow[] {
  const ledgers = items.map(({ lines }) => new Map(lines.map((line) => [awardKey(line), line])));
  const scores = items.map(({ startup }) => startup.score ?? 0);
  const weights = items.flatMap(({ lines }) => lines.map(({ weight }) => weight));
  const decimals = scoreDecimals([...scores, ...weights], MAX_DECIMALS);
  const heaviest = new Map<string, LedgerLine>();
  for (const line of items.flatMap(({ lines }) => lines)) {
    const key = awardKey(line);
    const other = heaviest.get(key);
    // If two ledger lines differ only in the spelling of the award, the first line is used.
    if (!other || compareLines(line, { ...other, award: line.award }) < 0) heaviest.set(key, line);
  }
  const awards = [...heaviest].sort(([, a], [, b]) => compareLines(a, b));
  const total = rowOf(
    'score',
    'Score',
    scores.map((score) => ({ text: formatScore(score, decimals) })),
    true,
  );
  return [
    total,
    ...awards.map(([key, { award }]) =>
      rowOf(
        `award ${key}`,
        award,
        ledgers.map((ledger) => cellOf(ledger.get(key), decimals)),
        true,
      ),
    ),
  ];
}

/**
 * Returns the key of an award's row. Awards with a parameter share its row whatever their spelling. Other awards share
 * a row if their folded names are equal.
 */
function awardKey({ parameterID, award }: LedgerLine): string {
  return parameterID ?? foldText(award);
}

function cellOf(line: LedgerLine | undefined, decimals: number): CompareCell {
  if (!line) return { text: EMPTY_VALUE };
  if (line.status === 'not_weighted') return { text: 'not weighted' };
  if (shownStatus(line) === 'no_weight') return { text: 'weight 0' };
  const weight = formatScore(line.weight, decimals);
  return line.status === 'counted' ? { text: weight } : { text: 'superseded', struck: weight };
}

function rowOf(key: string, label: string, cells: readonly CompareCell[], isNumber = false): CompareRow {
  const seen = new Set(cells.map(({ text, struck = '', beside = '' }) => `${struck} ${text} ${beside}`));
  return { key, label, cells, differs: seen.size > 1, isNumber };
}

function known(word: string): string | null {
  return word === UNKNOWN ? null : word;
}

/** Returns the number of recent articles. Articles without a date or with a future date are not counted. */
function articlesSince({ articles = [] }: ComparedStartup['startup'], now: Date): number {
  const first = now.getTime() - LATELY_DAYS * 86_400_000;
  return articles.filter(({ published_at }) => {
    const at = published_at === null ? NaN : Date.parse(published_at);
    return at >= first && at <= now.getTime();
  }).length;
}

/** Returns a cell such as 'Contacted, 13 Nov 2026' with the second line 'Sabine Rüegg at 11.0'. */
function decisionCell({ decision }: ComparedStartup): CompareCell {
  if (decision === null) return { text: EMPTY_VALUE };
  const { at, person, score } = decision;
  const beside = [person, score === null ? null : `at ${formatScore(score)}`].filter(Boolean).join(' ');
  return { text: `${decisionText(decision, formatDate)}, ${formatDate(at)}`, ...(beside && { beside }) };
}

/** Returns a cell such as 'Visit in Winterthur' with the second line '25 Nov 2026'. */
function stepCell({ work: { step, due } }: ComparedStartup): CompareCell {
  if (step === null) return { text: EMPTY_VALUE };
  return { text: step, ...(due !== null && { beside: formatDate(due) }) };
}

/** Returns a text such as 'scoring version 12, threshold 8.0'. */
export function scoringText({ version, threshold }: ScoringInForce): string {
  const rules = version === null ? [] : [`scoring version ${version}`];
  return [...rules, `threshold ${formatScore(threshold)}`].join(', ');
}
