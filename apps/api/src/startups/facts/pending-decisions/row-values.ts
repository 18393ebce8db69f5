import {
  cantonCode,
  EXTRACTED_FIELDS,
  EXTRACTED_NAMES,
  type FactField,
  isExtractedName,
  isOfKind,
  sectorCode,
} from '@vaglio/startups-domain';
import { amountText, moneyText } from '../claims/fact-texts';
import { founderKeyOf, moneyKeyOf } from '../claims/entry-keys';
import { valueKeyOf } from '../claims/value-key';
import type { StoredEvidence } from '../../../platform/db/schema/extractions.table';
import { shortKey } from '../entry-facts';
import { awardKeyOf } from '../../../scoring/award-key';
import { REVIEWED_FIELDS, type ReviewedField, type ReviewQuoteBody } from './stated-values.schemas';
import { founderNamed, raisedOf, sumNamed, type ReadRow, type StatedSum } from './received-values';

/** Fact of a startup to which a value corresponds. */
export type ValueFact =
  | { list: 'fields'; field: FactField; columns: Record<string, string | number | null> }
  | { list: 'investors'; name: string }
  | { list: 'founders'; key: string; founder: { first_name: string; last_name: string } }
  | { list: 'money'; key: string; sum: StatedSum }
  | { list: 'awards'; key: string; award: string };

/** Value that an article states about a company. */
export type RowValue = {
  /** Key of the value in requests. */
  key: string;
  field: ReviewedField;
  /** Value as stated in the article. `valueKey` is its normalized form for comparison. */
  stated: string;
  valueKey: string;
  text: string;
  value: string | number | null;
  currency: string | null;
  sum: StatedSum | null;
  confidence: number | null;
  /** True if the row contains the value, because it has a source and sufficient confidence. */
  isUsed: boolean;
  quotes: ReviewQuoteBody[];
  /** Evidence that the extractor stored for the value. */
  evidence: StoredEvidence;
  fact: ValueFact;
};

/** Reviewed fields by the name that their evidence uses. */
const FIELD_OF: ReadonlyMap<string, ReviewedField> = new Map([
  ...REVIEWED_FIELDS.map((field) => [field, field] as const),
  ...EXTRACTED_NAMES.map((name) => [EXTRACTED_FIELDS[name], name] as const),
]);

function columnOf(field: Exclude<ReviewedField, 'founders' | 'awards' | 'financings'>): FactField {
  return isExtractedName(field) ? EXTRACTED_FIELDS[field] : field;
}

/**
 * Returns the values that a row states, in the order of the fields. Each list entry is a separate value. If the raised
 * money equals an amount of the list, only the list entry is returned. Amounts of zero and values from the company
 * register are skipped.
 */
export function rowValues(row: ReadRow): RowValue[] {
  const values = (row.evidence ?? []).flatMap((each): RowValue[] => {
    const field = FIELD_OF.get(each.field);
    return field === undefined || each.register !== undefined ? [] : [toValue(row, field, each)];
  });
  const once = [...new Map(values.map((each) => [each.key, each])).values()];
  const sums = new Set(once.flatMap(({ sum }) => (sum ? `${sum.amount} ${sum.currency}` : [])));
  return once
    .filter((each) => each.field !== 'raised_money' || !sums.has(each.valueKey))
    .filter(({ field, value }) => !SUMS.has(field) || value !== 0)
    .sort((a, b) => REVIEWED_FIELDS.indexOf(a.field) - REVIEWED_FIELDS.indexOf(b.field));
}

const SUMS: ReadonlySet<ReviewedField> = new Set(['financings', 'raised_money']);

/** Returns those quotes of a value that were found in the article text. */
export function locatedQuotes({ quotes }: StoredEvidence): ReviewQuoteBody[] {
  return quotes.flatMap(({ text, start, end }) =>
    start === null || end === null ? [] : [{ text, start, end }],
  );
}

function toValue(row: ReadRow, field: ReviewedField, evidence: StoredEvidence): RowValue {
  const { value: stated, confidence = null, is_used } = evidence;
  const quotes = locatedQuotes(evidence);
  const content = contentOf(row, field, stated);
  const isEntry = content.fact.list !== 'fields';
  return {
    stated,
    field,
    key: isEntry ? `${field}:${shortKey(content.valueKey)}` : field,
    sum: null,
    currency: null,
    confidence,
    isUsed: is_used ?? quotes.length > 0,
    quotes,
    evidence,
    ...content,
  };
}

type Content = Pick<RowValue, 'valueKey' | 'text' | 'value' | 'fact'> &
  Partial<Pick<RowValue, 'currency' | 'sum'>>;

function contentOf(row: ReadRow, field: ReviewedField, stated: string): Content {
  if (field === 'founders') {
    const founder = founderNamed(row, stated);
    const key = founderKeyOf(founder);
    return { valueKey: key, text: stated, value: stated, fact: { list: 'founders', key, founder } };
  }
  if (field === 'awards') {
    const key = awardKeyOf(stated);
    return { valueKey: key, text: stated, value: stated, fact: { list: 'awards', key, award: stated } };
  }
  if (field === 'investors') {
    const valueKey = valueKeyOf(field, stated);
    return { valueKey, text: stated, value: stated, fact: { list: 'investors', name: stated } };
  }
  if (field === 'financings') return sumContent(row, stated);
  if (field === 'raised_money') return raisedContent(row, stated);
  const value = plainValue(field, stated);
  const column = columnOf(field);
  return {
    valueKey: valueKeyOf(field, value),
    text: String(value),
    value,
    fact: { list: 'fields', field: column, columns: { [column]: value } },
  };
}

/** Converts a stated value to the form in which raw rows store it. */
function plainValue(field: ReviewedField, stated: string): string | number {
  if (isExtractedName(field) && isOfKind(EXTRACTED_FIELDS[field], 'year', 'count')) return Number(stated);
  if (field === 'canton') return cantonCode(stated) ?? stated;
  return field === 'sector' ? (sectorCode(stated) ?? stated) : stated;
}

function sumContent(row: ReadRow, stated: string): Content {
  const sum = sumNamed(row, stated);
  const key = moneyKeyOf(sum);
  const { amount, currency } = sum;
  return {
    valueKey: key,
    text: moneyText(sum),
    value: amount,
    currency,
    sum,
    fact: { list: 'money', key, sum },
  };
}

function raisedContent(row: ReadRow, stated: string): Content {
  const { amount, currency } = raisedOf(row, stated);
  return {
    valueKey: valueKeyOf('raised_money', amount, currency),
    text: amountText(amount, currency),
    value: amount,
    currency,
    fact: {
      list: 'fields',
      field: 'raised_money',
      columns: { raised_money: amount, raised_currency: currency },
    },
  };
}
