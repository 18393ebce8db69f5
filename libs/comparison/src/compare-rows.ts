import { compareLines } from '@vaglio/award-scoring';
import {
  cantonCode,
  CANTONS,
  decisionWords,
  foldText,
  sectorCode,
  sectorLabel,
  UNKNOWN,
} from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatDate, formatMoney, formatScore, scoreDecimals } from '@vaglio/ui';
import type { ComparedStartup, LedgerLine, TakenDecision } from './endpoints.gen';

/** What a startup has in a row. */
export interface CompareCell {
  readonly text: string;
  /** A weight that does not count is struck, and why is said beside it. */
  readonly struck?: string;
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
const MOST_DECIMALS = 4;

/** Startups side by side: score and awards, money, facts, pros and risks, the last decision. */
export function compareBlocks(items: readonly ComparedStartup[]): CompareBlock[] {
  const texts = (key: string, label: string, read: (item: ComparedStartup) => string | null | undefined) =>
    rowOf(
      key,
      label,
      items.map((item) => ({ text: read(item) || EMPTY_VALUE })),
    );
  return [
    { title: 'Score', rows: scoreRows(items) },
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
        texts('country', 'Country', ({ startup }) => startup.country),
        texts('founded', 'Founded', ({ startup }) => startup.founding_year?.toString()),
        texts(
          'canton',
          'Canton',
          ({ startup }) => CANTONS.find(({ code }) => code === cantonCode(startup.canton))?.name,
        ),
        texts('articles', 'Articles', ({ startup }) => String(startup.articles?.length ?? 0)),
        texts('pros', 'Pros', ({ startup }) => startup.pros_text),
        texts('risks', 'Risks', ({ startup }) => startup.cons_text),
      ],
    },
    {
      title: 'Decisions',
      rows: [texts('decision', 'Last decision', ({ decision }) => decision && lastWords(decision))],
    },
  ];
}

/** The total, then a row per award that any of them has: those that count for one first, by weight. */
function scoreRows(items: readonly ComparedStartup[]): CompareRow[] {
  const ledgers = items.map(({ lines }) => new Map(lines.map((line) => [awardKey(line), line])));
  const scores = items.map(({ startup }) => startup.score ?? 0);
  const weights = items.flatMap(({ lines }) => lines.map(({ weight }) => weight));
  const decimals = scoreDecimals([...scores, ...weights], MOST_DECIMALS);
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
  const seen = new Set(cells.map(({ text, struck = '' }) => `${struck} ${text}`));
  return { key, label, cells, differs: seen.size > 1, isNumber };
}

function known(word: string): string | null {
  return word === UNKNOWN ? null : word;
}

/** 'Contacted, 13 Nov 2026, Sabine Rüegg at 11.0' */
function lastWords(decision: TakenDecision): string {
  const { at, person, score } = decision;
  const by = person === null ? '' : `, ${person}`;
  return `${decisionWords(decision, formatDate)}, ${formatDate(at)}${by}${score === null ? '' : ` at ${formatScore(score)}`}`;
}
