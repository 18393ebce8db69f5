import { property, type ActivationGate, type EvaluatedField, type EvaluationFigures } from '@vaglio/contract';
import { SCORED_NAMES } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatCount, formatSeconds, formatShare } from '@vaglio/ui';
import { amountOf } from '../compare/cost-text';

type TableField = Exclude<EvaluatedField['field'], 'website'>;

/** Fields in table order, followed by fields that were added later. The website is compared but not displayed. */
export const EVALUATED_FIELDS: readonly TableField[] = [
  ...new Set<TableField>([
    'company_name',
    'canton',
    'sector',
    'founding_year',
    'raised_money',
    'investors',
    'founders',
    'awards',
    ...SCORED_NAMES.filter((name) => name !== 'website'),
  ]),
];

/** Row of the evaluation table. */
export interface FieldRow {
  readonly field: TableField;
  readonly base: EvaluatedField | null;
  readonly candidate: EvaluatedField | null;
  /** Change of F1 from the base to the candidate, or null if a side has no F1. */
  readonly change: number | null;
  /** Minimum precision, or null if the field has no minimum. */
  readonly floor: number | null;
  readonly isReached: boolean | null;
}

/** Returns the figures of both sides per field, with the minimum precision. */
export function fieldRows(
  base: EvaluationFigures | null,
  candidate: EvaluationFigures | null,
  gate: ActivationGate | null,
): FieldRow[] {
  const of = (figures: EvaluationFigures | null, wanted: string) =>
    figures?.fields.find(({ field }) => field === wanted) ?? null;
  return EVALUATED_FIELDS.map((field) => {
    const [one, other] = [of(base, field), of(candidate, field)];
    const floor = floorOf(gate, field);
    return {
      field,
      base: one,
      candidate: other,
      change: typeof one?.f1 === 'number' && typeof other?.f1 === 'number' ? round(other.f1 - one.f1) : null,
      floor,
      isReached: floor === null || other === null ? null : isReached(other, floor),
    };
  });
}

const round = (share: number) => Math.round(share * 100) / 100;

function floorOf(gate: ActivationGate | null, field: FieldRow['field']): number | null {
  const floor = property(gate, field);
  return typeof floor === 'number' ? floor : null;
}

/**
 * Returns true if a field reaches its minimum precision. A field without extracted values reaches it only if there was
 * nothing to extract.
 */
const isReached = ({ precision, missed }: EvaluatedField, floor: number): boolean =>
  precision === null ? missed === 0 : precision >= floor;

/** Formats a share, such as '0.91'. A missing share becomes an en dash. */
export const shareText = (share: number | null | undefined): string =>
  typeof share === 'number' ? share.toFixed(2) : EMPTY_VALUE;

/** Formats a change, such as '+0.05', '−0.01' or '0.00'. */
export function changeText(change: number | null): string {
  if (change === null) return EMPTY_VALUE;
  if (change === 0) return '0.00';
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(2)}`;
}

/** Labels of the figures below the table, and functions that format their values. */
export const COUNTS: readonly (readonly [label: string, valueOf: (figures: EvaluationFigures) => string])[] =
  [
    ['Without startup', ({ empty_right, empty_articles }) => `${empty_right} of ${empty_articles}`],
    [
      'Quotes found',
      ({ quotes, quotes_found }) => (quotes === 0 ? EMPTY_VALUE : formatShare(quotes_found / quotes)),
    ],
    ['Failures', ({ failures, articles }) => `${failures} of ${articles}`],
    ['Per article', ({ seconds_per_article }) => formatSeconds(seconds_per_article * 1000)],
    ['Tokens', ({ tokens }) => formatCount(tokens)],
    ['Cost of the run', ({ cost }) => amountOf(cost)],
  ];
