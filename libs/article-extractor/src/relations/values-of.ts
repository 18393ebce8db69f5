import { cantonCode, foldCompanyName } from '@vaglio/startups-domain';
import { calibrated } from '../learned/name-model';
import type { Reading } from '../learned/reading';
import type { CompanyValues, StatedSum, Sure } from './company-values';
import type { FactField } from './fact';
import { factsOf } from './facts-of';
import { foundIn, type Found } from './found-values';
import type { RelationModel } from './relation-model';
import { sceneOf } from './scene';

/** Less likely values are not even proposed. */
const LEAST_CONFIDENCE = 0.5;
type Confidences = Pick<Sure<unknown>, 'confidence' | 'proved'>;
const CERTAIN: Confidences = { confidence: 1, proved: 1 };
/** From here on a sum that is all rounds together counts before a single round. */
const SURE_TOTAL = 0.6;

/**
 * What an article says of each of its companies: sums with their kind, canton, founding year, founders, investors and
 * awards, each with its calibrated confidence, given that the company is a startup. Pure; linear in the length.
 * @param source the text of the reading as the article has it: quotes are taken from it
 * @param companies their names, as the text spells them
 * @param awards names of the awards that are searched
 * @param isWanted for each company whether its values are read; the others only take part in nearness
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
  /** Rounds and totals make up what a company raised: they are no surer than that they are money raised. */
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

/** Names without those that share words with a likelier one: "Bezos" beside "Bezos Expeditions". */
function withoutParts(found: readonly Found<string>[]): Found<string>[] {
  const kept: { key: string; each: Found<string> }[] = [];
  for (const each of [...found].sort((a, b) => b.score - a.score)) {
    const key = ` ${foldCompanyName(each.value)} `;
    if (!kept.some((other) => other.key.includes(key) || key.includes(other.key))) kept.push({ key, each });
  }
  return kept.map(({ each }) => each);
}
