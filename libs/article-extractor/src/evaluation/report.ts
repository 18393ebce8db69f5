import { SCORED_FIELDS, type ScoredField } from './scored-fields';
import type { ArticleScore, Share, Tally } from './scores';

interface FieldFigures extends Tally {
  /** Share of correct values; null if the share is undefined. */
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

export interface Figures {
  readonly articles: number;
  readonly fields: Readonly<Record<string, FieldFigures>>;
  readonly canton_accuracy: number | null;
  readonly raised_money_exact: number | null;
  readonly awards_exact: number | null;
  readonly awards_mapped_f1: number | null;
  readonly empty_accuracy: number | null;
}

/** Returns the combined scores of many articles. Each value has the same weight. */
export function figuresOf(scores: readonly ArticleScore[]): Figures {
  const fields = Object.fromEntries(SCORED_FIELDS.map((field) => [field, fieldFigures(scores, field)]));
  const share = (pick: (score: ArticleScore) => Share) => {
    const all = scores.map(pick);
    return ratio(
      all.reduce((total, { right }) => total + right, 0),
      all.reduce((total, { of }) => total + of, 0),
    );
  };
  return {
    articles: scores.length,
    fields,
    canton_accuracy: share((score) => score.canton),
    raised_money_exact: share((score) => score.money),
    awards_exact: share((score) => score.awards),
    awards_mapped_f1: fields.awards?.f1 ?? null,
    empty_accuracy: share((score) => score.empty),
  };
}

function fieldFigures(scores: readonly ArticleScore[], field: ScoredField): FieldFigures {
  const total = (part: keyof Tally) => scores.reduce((all, score) => all + score.fields[field][part], 0);
  const [right, wrong, missed] = [total('right'), total('wrong'), total('missed')];
  return {
    right,
    wrong,
    missed,
    precision: ratio(right, right + wrong),
    recall: ratio(right, right + missed),
    f1: ratio(2 * right, 2 * right + wrong + missed),
  };
}

const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
const shown = (figure: number | null): string => (figure === null ? '-' : figure.toFixed(3)).padStart(9);

/** Formats the scores as a table for a terminal. */
export function tableOf(name: string, figures: Figures): string {
  const rows = Object.entries(figures.fields).map(
    ([field, { precision, recall, f1, right, wrong, missed }]) =>
      `${field.padEnd(16)}${shown(precision)}${shown(recall)}${shown(f1)}${String(right).padStart(7)}${String(wrong).padStart(7)}${String(missed).padStart(8)}`,
  );
  const singles = [
    ['canton accuracy on found companies', figures.canton_accuracy],
    ['raised money exact on found companies', figures.raised_money_exact],
    ['awards exact on found companies', figures.awards_exact],
    ['mapped awards F1', figures.awards_mapped_f1],
    ['empty articles that gave none', figures.empty_accuracy],
  ] as const;
  const head = `${'field'.padEnd(16)}${'precision'.padStart(9)}${'recall'.padStart(9)}${'F1'.padStart(9)}${'right'.padStart(7)}${'wrong'.padStart(7)}${'missed'.padStart(8)}`;
  return [
    `${name} (${figures.articles} articles)`,
    head,
    ...rows,
    ...singles.map(([label, figure]) => `${label.padEnd(40)}${shown(figure)}`),
    '',
  ].join('\n');
}
