import { DEFAULT_CURRENCY, EXTRACTED_FIELDS } from '@vaglio/startups-domain';
import { raisedOfLeft } from '../../curation/company-lists';
import type { RawRow } from '../../curation/merge-row';
import { awardKeyOf } from '../../../scoring/award-key';
import { founderKeyOf, moneyKeyOf } from './entry-keys';
import { withOtherNames } from './investor-names';
import { valueKeyOf } from './value-key';

/** Returns the key of a discarded value from its field and its normalized form. */
export const discardKey = (field: string, valueKey: string): string => `${field} ${valueKey}`;

/**
 * Returns a raw row without the values that a person discarded in its article. The stored row remains unchanged.
 * @param discarded keys from `discardKey`
 */
export function withoutDiscarded<R extends RawRow>(raw: R, discarded: ReadonlySet<string>): R {
  if (discarded.size === 0 || raw.origin !== 'article') return raw;
  const isDiscarded = (field: string, key: string) => discarded.has(discardKey(field, key));
  const plain = Object.entries(EXTRACTED_FIELDS).filter(
    ([field, column]) => raw[column] !== null && isDiscarded(field, valueKeyOf(field, raw[column])),
  );
  return {
    ...raw,
    ...Object.fromEntries(plain.map(([, column]) => [column, null])),
    ...foundersOf(raw, isDiscarded),
    ...moneyOf(raw, isDiscarded),
    investors:
      withOtherNames(raw.investors ?? '', (name) => (isDiscarded('investors', name) ? '' : undefined)) ||
      null,
    awards: raw.awards.filter((award) => !isDiscarded('awards', awardKeyOf(award))),
  };
}

type IsDiscarded = (field: string, key: string) => boolean;

function foundersOf(raw: RawRow, isDiscarded: IsDiscarded) {
  const founders = raw.founders.filter((founder) => !isDiscarded('founders', founderKeyOf(founder)));
  const lead = { first_name: raw.first_name ?? '', last_name: raw.last_name ?? '' };
  if (raw.last_name === null || !isDiscarded('founders', founderKeyOf(lead))) return { founders };
  const [next] = founders;
  return { founders, first_name: next?.first_name ?? null, last_name: next?.last_name ?? null };
}

function moneyOf(raw: RawRow, isDiscarded: IsDiscarded) {
  const financings = raw.financings.filter((sum) => !isDiscarded('financings', moneyKeyOf(sum)));
  const isRaised =
    raw.raised_money !== null &&
    isDiscarded('raised_money', valueKeyOf('raised_money', raw.raised_money, raw.raised_currency));
  if (financings.length === raw.financings.length && !isRaised) return { financings };
  const said = isRaised ? { ...raw, raised_money: null, raised_currency: DEFAULT_CURRENCY } : raw;
  return { financings, ...raisedOfLeft(said, financings) };
}
