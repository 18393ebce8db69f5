import { type ActivationGate, type ActivationGateInput, saveGateLimits } from '@vaglio/contract';
import { formatFraction, readDecimal, type FormError } from '@vaglio/ui';

/** Minimum values of the activation gate with their labels, in the order of the form. */
export const GATE_FIELDS = [
  ['company_name', 'Company'],
  ['canton', 'Canton'],
  ['founding_year', 'Founded'],
  ['raised_money', 'Money'],
  ['awards', 'Awards'],
  ['max_f1_loss', 'Largest loss of F1'],
  ['min_articles', 'Fewest articles'],
] as const;

type Field = (typeof GATE_FIELDS)[number][0];

/** Form values of the activation gate. Shares are fractions. */
export type GateForm = Readonly<Record<Field, string>>;

export function toGateForm(gate: ActivationGate): GateForm {
  const share = (value: number) =>
    Number(formatFraction(value)) === value ? formatFraction(value) : String(value);
  return {
    company_name: share(gate.company_name),
    canton: share(gate.canton),
    founding_year: share(gate.founding_year),
    raised_money: share(gate.raised_money),
    awards: share(gate.awards),
    max_f1_loss: share(gate.max_f1_loss),
    min_articles: String(gate.min_articles),
  };
}

/** Returns the first problem of the gate form in field order, or null if the form is valid. */
export function checkGate(form: GateForm): FormError<Field> | null {
  for (const [field, label] of GATE_FIELDS) {
    const { minimum, maximum } = saveGateLimits[field];
    const value = readDecimal(form[field]);
    const isWhole = field !== 'min_articles' || Number.isInteger(value);
    if (value === null || value < minimum || value > maximum || !isWhole)
      return { field, text: `${label} must be a number from ${minimum} to ${maximum}.` };
  }
  return null;
}

/** Converts a valid gate form to a request body. */
export function toGate(form: GateForm): ActivationGateInput {
  const of = (field: Field) => readDecimal(form[field]) ?? 0;
  return {
    company_name: of('company_name'),
    canton: of('canton'),
    founding_year: of('founding_year'),
    raised_money: of('raised_money'),
    awards: of('awards'),
    max_f1_loss: of('max_f1_loss'),
    min_articles: of('min_articles'),
  };
}
