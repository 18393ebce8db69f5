import { EXTRACTED_NAMES } from '@vaglio/startups-domain';
import { financingText, type ExtractedField, type ExtractedStartup } from './extracted-startup';
import type { Evidence } from './evidence';
import type { TextIndex } from './text-index';

interface Statement {
  readonly field: ExtractedField;
  readonly value: string;
  readonly quotes: readonly string[];
}

/**
 * Returns the quotes of a startup's values with their positions in the text. The evidence is in field order and does
 * not include awards.
 */
export function evidenceOf(startup: ExtractedStartup, index: TextIndex): Evidence[] {
  return statementsOf(startup).map(({ field, value, quotes }) => ({
    field,
    value,
    quotes: quotes.map((quote) => index.locate(quote)),
  }));
}

function statementsOf(startup: ExtractedStartup): Statement[] {
  const plain = (['company_name', ...EXTRACTED_NAMES] as const).flatMap((field) => {
    const extracted = startup[field];
    return extracted === null ? [] : [{ field, value: String(extracted.value), quotes: extracted.quotes }];
  });
  const money = startup.raised_money;
  return [
    ...plain,
    ...(money === null
      ? []
      : [{ field: 'raised_money' as const, value: money.value.as_stated, quotes: money.quotes }]),
    ...startup.financings.map((sum) => ({
      field: 'financings' as const,
      value: financingText(sum),
      quotes: sum.quotes,
    })),
    ...startup.founders.map(({ first_name, last_name, quotes }) => ({
      field: 'founders' as const,
      value: `${first_name} ${last_name}`.trim(),
      quotes,
    })),
    ...startup.investors.map(({ name, quotes }) => ({ field: 'investors' as const, value: name, quotes })),
  ];
}
