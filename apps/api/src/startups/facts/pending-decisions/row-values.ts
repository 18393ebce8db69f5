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
import { DESK_FIELDS, type DeskField, type ReviewQuoteBody } from './stated-values.schemas';
import { founderNamed, raisedOf, sumNamed, type ReadRow, type StatedSum } from './received-values';

/** The fact of a startup that a value is, or an entry of. */
export type ValueFact =
  | { list: 'fields'; field: FactField; columns: Record<string, string | number | null> }
  | { list: 'investors'; name: string }
  | { list: 'founders'; key: string; founder: { first_name: string; last_name: string } }
  | { list: 'money'; key: string; sum: StatedSum }
  | { list: 'awards'; key: string; award: string };

/** One value that an article states of a company. */
export type RowValue = {
  /** Names it in calls. */
  key: string;
  field: DeskField;
  /** As stated, and in the form by which two are the same. */
  stated: string;
  valueKey: string;
  text: string;
  value: string | number | null;
  currency: string | null;
  sum: StatedSum | null;
  confidence: number | null;
  /** Whether the row holds it: it has a source, and is sure enough. */
  isUsed: boolean;
  quotes: ReviewQuoteBody[];
  /** As the extractor gave it. */
  evidence: StoredEvidence;
  fact: ValueFact;
};

/** Fields by the name of their evidence. */
const FIELD_OF: ReadonlyMap<string, DeskField> = new Map([
  ...DESK_FIELDS.map((field) => [field, field] as const),
  ...EXTRACTED_NAMES.map((name) => [EXTRACTED_FIELDS[name], name] as const),
]);

function columnOf(field: Exclude<DeskField, 'founders' | 'awards' | 'financings'>): FactField {
  return isExtractedName(field) ? EXTRACTED_FIELDS[field] : field;
}

/**
 * The values that a row states, each entry of a list by itself, in the order of the fields. A sum that is said to be
 * raised and is one of the list is that entry alone. A sum of nothing is none. What a register says is not of the article.
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
    .sort((a, b) => DESK_FIELDS.indexOf(a.field) - DESK_FIELDS.indexOf(b.field));
}

const SUMS: ReadonlySet<DeskField> = new Set(['financings', 'raised_money']);

/** The passages of evidence that were found. */
export function locatedQuotes({ quotes }: StoredEvidence): ReviewQuoteBody[] {
  return quotes.flatMap(({ text, start, end }) =>
    start === null || end === null ? [] : [{ text, start, end }],
  );
}

function toValue(row: ReadRow, field: DeskField, evidence: StoredEvidence): RowValue {
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

function contentOf(row: ReadRow, field: DeskField, stated: string): Content {
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

/** As a raw row holds it. */
function plainValue(field: DeskField, stated: string): string | number {
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
