import type { ScoredField } from '@vaglio/article-extractor';
import { EXTRACTED_FIELDS, factLabel, recordOf, SCORED_NAMES } from '@vaglio/startups-domain';
import type { EvaluationFiguresBody } from '../trials/evaluation.schemas';
import type { GateConditionBody, GateSettings } from './activation.schemas';

type FieldFigures = EvaluationFiguresBody['fields'][number];

/** Fields for which the gate requires a minimum precision, in display order. */
const FLOORS = ['company_name', 'canton', 'founding_year', 'raised_money', 'awards'] as const;
const NAMES: Readonly<Record<ScoredField, string>> = {
  company_name: 'company',
  raised_money: 'money',
  investors: 'investors',
  awards: 'awards',
  founders: 'founders',
  ...recordOf(SCORED_NAMES, (name) => factLabel(EXTRACTED_FIELDS[name]).toLowerCase()),
};

/** Measured quality of the active version, for comparison with the candidate. */
export type BaseFigures =
  { kind: 'same' } | { kind: 'unknown'; why: string } | { kind: 'measured'; figures: EvaluationFiguresBody };

/**
 * Returns the conditions of the gate as texts. Fields that reach their minimum share a line; each other field has its
 * own line.
 * @param figures figures of the candidate; null without an evaluation, which is then the only condition
 */
export function judgeGate(
  figures: EvaluationFiguresBody | null,
  base: BaseFigures,
  gate: GateSettings,
): GateConditionBody[] {
  if (!figures)
    return [
      { key: 'evaluation', is_met: false, text: 'This version has not been evaluated with its model.' },
    ];
  return [
    ...sizeCondition(figures, gate),
    ...floorConditions(figures, gate),
    ...lossConditions(figures, base, gate),
  ];
}

function sizeCondition(
  { articles }: EvaluationFiguresBody,
  { min_articles }: GateSettings,
): GateConditionBody[] {
  if (articles >= min_articles) return [];
  return [
    {
      key: 'articles',
      is_met: false,
      text: `Evaluated on ${articles} ${articles === 1 ? 'article' : 'articles'}, ${min_articles} are needed.`,
    },
  ];
}

function floorConditions(figures: EvaluationFiguresBody, gate: GateSettings): GateConditionBody[] {
  const judged = FLOORS.map((field) => ({
    field,
    floor: gate[field],
    ...reached(fieldOf(figures, field), gate[field]),
  }));
  const met = judged.filter(({ isReached }) => isReached).map(({ field }) => NAMES[field]);
  const below = judged.filter(({ isReached }) => !isReached);
  return [
    ...(met.length === 0
      ? []
      : [
          {
            key: 'floors',
            is_met: true,
            text: `${capital(inWords(met))} ${met.length === 1 ? 'reaches its floor' : 'reach their floors'}`,
          },
        ]),
    ...below.map(({ field, words }) => ({
      key: field,
      is_met: false,
      text: `${capital(NAMES[field])}: ${words}`,
    })),
  ];
}

/**
 * Returns whether a field reaches its minimum precision. A field without any extracted value does so only if the golden
 * set has no value either.
 */
function reached(
  { precision, right, wrong, missed }: FieldFigures,
  floor: number,
): { isReached: boolean; words: string } {
  if (precision === null)
    return { isReached: missed === 0, words: `no value read, ${missed} in the golden set.` };
  const more = `${wrong} of ${right + wrong} ${right + wrong === 1 ? 'value is' : 'values are'} not in the golden set.`;
  return {
    isReached: precision >= floor,
    words: `precision ${precision.toFixed(2)}, floor ${floor.toFixed(2)}. ${more}`,
  };
}

function lossConditions(
  figures: EvaluationFiguresBody,
  base: BaseFigures,
  { max_f1_loss }: GateSettings,
): GateConditionBody[] {
  if (base.kind === 'same') return [];
  if (base.kind === 'unknown') return [{ key: 'loss', is_met: false, text: base.why }];
  const losses = figures.fields.flatMap((field) => {
    const before = fieldOf(base.figures, field.field).f1;
    const loss = before === null ? 0 : before - (field.f1 ?? 0);
    return loss > max_f1_loss + Number.EPSILON * 4 ? [`${NAMES[field.field]} ${loss.toFixed(2)}`] : [];
  });
  return losses.length === 0
    ? [{ key: 'loss', is_met: true, text: `No field loses more than ${max_f1_loss} in F1` }]
    : [{ key: 'loss', is_met: false, text: `More than ${max_f1_loss} of F1 lost: ${losses.join(', ')}.` }];
}

function fieldOf({ fields }: EvaluationFiguresBody, wanted: ScoredField): FieldFigures {
  return (
    fields.find(({ field }) => field === wanted) ?? {
      field: wanted,
      right: 0,
      wrong: 0,
      missed: 0,
      precision: null,
      recall: null,
      f1: null,
    }
  );
}

const inWords = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
