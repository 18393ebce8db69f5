import { skipToken } from '@reduxjs/toolkit/query';
import type { Evidence } from '@vaglio/contract';
import { useReadStartupEvidenceQuery } from '@vaglio/startups-data';

const NONE: readonly Evidence[] = [];

/** The articles that tell of a startup, with their quotes; none while they load, and where the server keeps none. @param id null asks for nothing */
export function useSources(id: string | null): { items: readonly Evidence[] } {
  const { currentData, error } = useReadStartupEvidenceQuery(id === null ? skipToken : { id });
  return { items: error ? NONE : (currentData?.items ?? NONE) };
}
