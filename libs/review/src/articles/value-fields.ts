import type { ReviewValue } from '@vaglio/contract';
import type { QuoteColour, ValueKind } from '@vaglio/startup-facts';

type DeskField = ReviewValue['field'];

interface FieldForm {
  readonly label: string;
  readonly colour: QuoteColour;
  readonly kind: ValueKind;
  /** What the server takes in a correction, in characters; 20000 where it is not said. */
  readonly maxLength?: number;
}

const MAX_NAME_LENGTH = 200;

const FIELDS: Readonly<Record<DeskField, FieldForm>> = {
  founding_year: { label: 'Founded', colour: 'year', kind: 'year' },
  canton: { label: 'Canton', colour: 'place', kind: 'canton' },
  sector: { label: 'Sector', colour: 'sector', kind: 'sector' },
  country: { label: 'Country', colour: 'place', kind: 'text', maxLength: MAX_NAME_LENGTH },
  founders: { label: 'Founder', colour: 'people', kind: 'text', maxLength: MAX_NAME_LENGTH },
  raised_money: { label: 'Raised money', colour: 'money', kind: 'money' },
  financings: { label: 'Money', colour: 'money', kind: 'money' },
  investors: { label: 'Investor', colour: 'investors', kind: 'text', maxLength: MAX_NAME_LENGTH },
  awards: { label: 'Award', colour: 'award', kind: 'text', maxLength: MAX_NAME_LENGTH },
  website: { label: 'Website', colour: 'name', kind: 'address', maxLength: 2048 },
  email: { label: 'E-mail', colour: 'people', kind: 'text', maxLength: 254 },
  company_description: { label: 'Description', colour: 'sector', kind: 'long' },
  pros: { label: 'Pros', colour: 'sector', kind: 'long' },
  cons: { label: 'Risks', colour: 'sector', kind: 'long' },
};

/** How a field is called, coloured and edited. */
export function formOf({ field }: Pick<ReviewValue, 'field'>): FieldForm {
  return FIELDS[field];
}
