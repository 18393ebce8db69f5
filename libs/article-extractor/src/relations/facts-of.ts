import { awardFacts } from './award-facts';
import type { Fact } from './fact';
import { organisationFacts, type OrganisationFact } from './organisation-facts';
import { personFacts, type PersonFact } from './person-facts';
import { placeFacts, yearFacts } from './place-facts';
import type { Scene } from './scene';
import { sumFacts, type SumFact } from './sum-facts';

/** All facts in an article that may belong to one of its companies, grouped by field. */
export interface Facts {
  readonly sum: readonly SumFact[];
  readonly place: readonly Fact[];
  readonly year: readonly Fact[];
  readonly person: readonly PersonFact[];
  readonly investor: readonly OrganisationFact[];
  readonly award: readonly Fact[];
}

/** Maximum number of facts per field. It limits the computing time and is higher than in any news article. */
const MAX_FACTS = 300;
const first = <F>(facts: readonly F[]): readonly F[] => facts.slice(0, MAX_FACTS);

/**
 * Returns the facts of an article.
 * @param awards names of the searched awards
 */
export const factsOf = (scene: Scene, awards: readonly string[]): Facts => ({
  sum: first(sumFacts(scene.reading)),
  place: first(placeFacts(scene.reading)),
  year: first(yearFacts(scene.reading)),
  person: first(personFacts(scene.reading)),
  investor: first(organisationFacts(scene.reading)),
  award: first(awardFacts(scene, awards)),
});
