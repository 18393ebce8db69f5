import { cantonCode, foldCompanyName } from '@vaglio/startups-domain';
import { calibrated } from '../learned/name-model';
import type { Reading } from '../learned/reading';
import type { CompanyValues, StatedSum, Sure } from './company-values';
import type { FactField } from './fact';
import { factsOf } from './facts-of';
import { foundIn, type Found } from './found-values';
import type { RelationModel } from './relation-model';
import { sceneOf } from './scene';

/** Minimum confidence of a value to be proposed. */
const LEAST_CONFIDENCE = 0.5;
type Confidences = Pick<Sure<unknown>, 'confidence' | 'proved'>;
const CERTAIN: Confidences = { confidence: 1, proved: 1 };
/** Minimum confidence with which the total of all rounds takes precedence over a single round. */
const SURE_TOTAL = 0.6;

/**
 * Returns the values of each company in an article: amounts with their kind, canton, founding year, founders, investors
 * and awards. Their confidence is calibrated under the condition that the company is a startup. Pure; the time is
 * linear in the text length.
 * @param source original article text, from which quotes are taken
 * @param companies company names in the article's spelling
 * @param awards names of the awards to search for
 * @param isWanted true for each company whose values are determined; all other companies are used only for distances
 */
export function valuesOf(
  model: RelationModel,
  reading: Reading,
  source: string,
  companies: readonly string[],
  awards: readonly string[],
  isWanted: readonly boolean[] = companies.map(() => true),
): CompanyValues[] {
  const scene = sceneOf(reading, companies);
  const facts = factsOf(scene, awards);
  const both = (field: FactField | 'raised', score: number): Confidences => ({
    confidence: calibrated(model.calibration[field], score),
    proved: calibrated(model.proved[field], score),
  });
  const sure = <T>(
    found: readonly Found<T>[],
    field: FactField | 'raised',
    atMost: (each: Found<T>) => Confidences = () => CERTAIN,
  ): Sure<T>[] =>
    found
      .map((each) => ({ each, own: both(field, each.score), most: atMost(each) }))
      .filter(({ own }) => own.confidence >= LEAST_CONFIDENCE)
      .map(({ each: { value, quotes }, own, most }) => ({
        value,
        quotes,
        confidence: Math.min(own.confidence, most.confidence),
        proved: Math.min(own.proved, most.proved),
      }))
      .sort((a, b) => b.confidence - a.confidence);
  /** Limits the confidence of a round or total to the probability that the amount is raised money. */
  const raisedAtMost = ({ value, score, raised }: Found<StatedSum>): Confidences =>
    value.kind === 'round' || value.kind === 'total' ? both('raised', score * raised) : CERTAIN;
  const all = { model, scene, source, isWanted };
  const sums = foundIn(all, facts.sum, ({ amount, currency, as_stated }, kind) => ({
    amount,
    currency,
    as_stated,
    kind: kind?.kind ?? 'round',
  }));
  const cantons = foundIn(all, facts.place, ({ value }) => cantonCode(value));
  const years = foundIn(all, facts.year, ({ value }) => Number(value));
  const people = foundIn(all, facts.person, ({ first_name, last_name }) => ({ first_name, last_name }));
  const investors = foundIn(all, facts.investor, ({ name }) => name);
  const won = foundIn(all, facts.award, ({ value }) => value);
  return companies.map((_, company) => {
    const [canton] = sure(cantons[company] ?? [], 'place');
    const [year] = sure(years[company] ?? [], 'year');
    return {
      sums: sure(sums[company] ?? [], 'sum', raisedAtMost),
      raised: raisedOf(
        sure(
          (sums[company] ?? []).map((each) => ({ ...each, score: each.score * each.raised })),
          'raised',
        ),
      ),
      canton: canton === undefined || canton.value === null ? null : { ...canton, value: canton.value },
      founding_year: year ?? null,
      founders: sure(people[company] ?? [], 'person'),
      investors: sure(withoutParts(investors[company] ?? []), 'investor'),
      awards: sure(won[company] ?? [], 'award'),
    };
  });
}

function raisedOf(raised: readonly Sure<StatedSum>[]): Sure<StatedSum> | null {
  const total = raised.find(({ value, confidence }) => value.kind === 'total' && confidence >= SURE_TOTAL);
  return total ?? raised[0] ?? null;
}

/** Removes names that share words with a more likely name, such as "Bezos" in addition to "Bezos Expeditions". */
function withoutParts(found: readonly Found<string>[]): Found<string>[] {
  const kept: { key: string; each: Found<string> }[] = [];
  for (const each of [...found].sort((a, b) => b.score - a.score)) {
    const key = ` ${foldCompanyName(each.value)} `;
    if (!kept.some((other) => other.key.includes(key) || key.includes(other.key))) kept.push({ key, each });
  }
  return kept.map(({ each }) => each);
}
