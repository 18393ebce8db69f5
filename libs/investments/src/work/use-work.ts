import { skipToken } from '@reduxjs/toolkit/query';
import { useOffers } from '@vaglio/api-client';
import { useReadWorkQuery } from '@vaglio/startups-data';

/** Who works on a startup and what is done next; null where it is not known, or not yet. */
export function useWork(id: string) {
  const isOffered = useOffers('readWork');
  const { currentData, error } = useReadWorkQuery(isOffered === false ? skipToken : { id });
  return error ? null : (currentData ?? null);
}
