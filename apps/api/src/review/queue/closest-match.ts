import type { Tx } from '../../platform/db/open-database';
import { comparedName } from '../../startups/duplicates/compared-name';
import { findSimilarNames } from '../../startups/duplicates/find-candidates';
import { nameLikeness } from '../../startups/duplicates/name-likeness';
import type { NearestCompanyBody } from './review-queue.schemas';
import type { CompanyReview } from '../../startups/facts/pending-decisions/company-reviews';

const LEAST_LIKENESS = 0.5;

/** Returns the startup whose name is most similar to a company of an article; null if no name is similar. */
export async function closestMatch(tx: Tx, { raw }: CompanyReview): Promise<NearestCompanyBody | null> {
  const name = comparedName(raw.company_name);
  const [nearest] = (name ? await findSimilarNames(tx, name) : [])
    .map(({ id, company_name }) => ({
      startup_id: id,
      company_name,
      likeness: nameLikeness(raw.company_name, company_name),
    }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || Number(a.startup_id) - Number(b.startup_id));
  return nearest ?? null;
}
