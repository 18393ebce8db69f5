import { useOffers } from '@vaglio/api-client';

/** Whether startups can be merged and split: the server keeps facts, and has not shown that it lacks the calls. */
export function useManageOffers() {
  const hasFacts = useOffers('readFacts') === true;
  return {
    canMerge: useOffers('listMergeTargets') !== false && hasFacts,
    canSplit: useOffers('readStartupRows') !== false && hasFacts,
  };
}
