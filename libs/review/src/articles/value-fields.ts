import type { ReviewValue } from '@vaglio/contract';
import { factKind, type QuoteColour, type ValueKind } from '@vaglio/startup-facts';
import {
  EXTRACTED_FIELDS,
  factLabel,
  isExtractedName,
  maxLengthOf,
  type ExtractedName,
} from '@vaglio/startups-domain';

type DeskField = ReviewValue['field'];

interface FieldForm {
  readonly label: string;
  readonly colour: QuoteColour;
  readonly kind: ValueKind;
  /** Maximum length of a correction in characters. The default is 20000. */
  readonly maxLength?: number;
}

const MAX_NAME_LENGTH = 200;

const LISTS_AND_SUMS: Readonly<Record<Exclude<DeskField, ExtractedName>, FieldForm>> = {
  founders: { label: 'Founder', colour: 'people', kind: 'text', maxLength: MAX_NAME_LENGTH },
  raised_money: { label: 'Raised money', colour: 'money', kind: 'money' },
  financings: { label: 'Money', colour: 'money', kind: 'money' },
  investors: { label: 'Investor', colour: 'investors', kind: 'text', maxLength: MAX_NAME_LENGTH },
  awards: { label: 'Award', colour: 'award', kind: 'text', maxLength: MAX_NAME_LENGTH },
};
const COLOURS: Readonly<Partial<Record<ExtractedName, QuoteColour>>> = {
  founding_year: 'year',
  canton: 'place',
  country: 'place',
  website: 'name',
  email: 'people',
};

/** Returns the label, colour and editor of a field. */
export function formOf({ field: name }: Pick<ReviewValue, 'field'>): FieldForm {
  if (!isExtractedName(name)) return LISTS_AND_SUMS[name];
  const field = EXTRACTED_FIELDS[name];
  return {
    label: name === 'email' ? 'E-mail' : factLabel(field),
    colour: COLOURS[name] ?? 'sector',
    kind: factKind(field),
    maxLength: maxLengthOf(field),
  };
}
