import { compareLines } from '@vaglio/award-scoring';
import type { ComparedStartup, LedgerLine, ScoringInForce } from '@vaglio/contract';
import {
  cantonCode,
  CANTONS,
  countryName,
  decisionText,
  foldText,
  sectorCode,
  sectorLabel,
  toPoints,
  UNKNOWN,
} from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatDate, formatMoney, formatScore, scoreDecimals } from '@vaglio/ui';

/** What a startup has in a row. */
export interface CompareCell {
  readonly text: string;
  /** A weight that does not count is struck, and why is said beside it. */
  readonly struck?: string;
  /** What goes with it, on a line of its own. */
  readonly beside?: string;
  /** The text as a list of points. */
  readonly points?: readonly string[];
}

/** A row of the comparison, with a cell for each startup in their order. */
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

/** Weights are shown as exactly as they are kept. */
const MAX_DECIMALS = 4;
const LATELY_DAYS = 90;

/** The title of the first block. */
export const SCORE = 'Score';

/** Startups side by side: score and awards, money, facts, pros and risks, the last decision and what is done next. */
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
        texts('sector', 'Sector', ({ startup }) => known(sectorLabel(sectorCode(startup.sector)))),
        texts('country', 'Country', ({ startup }) => startup.country && countryName(startup.country)),
        texts('founded', 'Founded', ({ startup }) => startup.founding_year?.toString()),
        texts(
          'canton',
          'Canton',
          ({ startup }) => CANTONS.find(({ code }) => code === cantonCode(startup.canton))?.name,
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

/** The total, then a row per award that any of them has: those that count for one first, by weight. */
function scoreRows(items: readonly ComparedStartup[]): CompareRow[] {
  const ledgers = items.map(({ lines }) => new Map(lines.map((line) => [awardKey(line), line])));
  const scores = items.map(({ startup }) => startup.score ?? 0);
  const weights = items.flatMap(({ lines }) => lines.map(({ weight }) => weight));
  const decimals = scoreDecimals([...scores, ...weights], MAX_DECIMALS);
  const heaviest = new Map<string, LedgerLine>();
  for (const line of items.flatMap(({ lines }) => lines)) {
    const key = awardKey(line);
    const other = heaviest.get(key);
    // Of two spellings the first stays.
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

/** The same parameter is one row, however its award is spelled; an award without one goes by its folded name. */
function awardKey({ parameterID, award }: LedgerLine): string {
  return parameterID ?? foldText(award);
}

function cellOf(line: LedgerLine | undefined, decimals: number): CompareCell {
  if (!line) return { text: EMPTY_VALUE };
  if (line.status === 'not_weighted') return { text: 'not weighted' };
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

/** How many of its articles appeared lately; one without a date, or of the future, is not counted. */
function articlesSince({ articles = [] }: ComparedStartup['startup'], now: Date): number {
  const first = now.getTime() - LATELY_DAYS * 86_400_000;
  return articles.filter(({ published_at }) => {
    const at = published_at === null ? NaN : Date.parse(published_at);
    return at >= first && at <= now.getTime();
  }).length;
}

/** 'Contacted, 13 Nov 2026', with 'Sabine Rüegg at 11.0' beside it. */
function decisionCell({ decision }: ComparedStartup): CompareCell {
  if (decision === null) return { text: EMPTY_VALUE };
  const { at, person, score } = decision;
  const beside = [person, score === null ? null : `at ${formatScore(score)}`].filter(Boolean).join(' ');
  return { text: `${decisionText(decision, formatDate)}, ${formatDate(at)}`, ...(beside && { beside }) };
}

/** 'Visit in Winterthur', with '25 Nov 2026' beside it. */
function stepCell({ work: { step, due } }: ComparedStartup): CompareCell {
  if (step === null) return { text: EMPTY_VALUE };
  return { text: step, ...(due !== null && { beside: formatDate(due) }) };
}

/** 'scoring version 12, threshold 8.0' */
export function scoringText({ version, threshold }: ScoringInForce): string {
  const rules = version === null ? [] : [`scoring version ${version}`];
  return [...rules, `threshold ${formatScore(threshold)}`].join(', ');
}
