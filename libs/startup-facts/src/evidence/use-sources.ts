import { skipToken } from '@reduxjs/toolkit/query';
import type { Evidence } from '@vaglio/contract';
import { useReadStartupEvidenceQuery } from '@vaglio/startups-data';

const NONE: readonly Evidence[] = [];

/**
 * Returns the articles about a startup with their quotes. The result is [] while they load, and if the server stores no
 * quotes.
 * @param id id of the startup; null sends no request
 */
export function useSources(id: string | null): { items: readonly Evidence[] } {
  const { currentData, error } = useReadStartupEvidenceQuery(id === null ? skipToken : { id });
  return { items: error ? NONE : (currentData?.items ?? NONE) };
}
