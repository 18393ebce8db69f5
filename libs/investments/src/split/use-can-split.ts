import { useOffers } from '@vaglio/api-client';

/** Whether startups can be split: the server keeps facts, and has not shown that it knows no rows of a startup. */
export function useCanSplit(): boolean {
  const hasFacts = useOffers('readFacts') === true;
  return useOffers('readStartupRows') !== false && hasFacts;
}
