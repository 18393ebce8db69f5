import { errorText } from '@vaglio/api-client';
import { type Prompt, savePromptLimits } from '@vaglio/contract';
import { useListPromptsQuery } from '../hooks.gen';
import { BUILT_IN, type LabView } from './lab-view';

/** Older versions are compared from the history. */
const MAX_VERSIONS = 100;

/** One side of a comparison: a version, or null for the built-in extractor. */
export type Side = Prompt | null;

/** The newest versions that may be compared. */
export function useVersions() {
  const { data, error, isLoading, refetch } = useListPromptsQuery({
    name: savePromptLimits.name.default,
    limit: MAX_VERSIONS,
    offset: 0,
  });
  return {
    versions: data?.items ?? [],
    isLoading,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/** The sides that an address names; the active version and the newest other one, where it names none. */
export function sidesOf(
  { base, candidate }: LabView,
  versions: readonly Prompt[],
): { base: Side | undefined; candidate: Side | undefined } {
  const sideOf = (name: string): Side | undefined =>
    name === BUILT_IN ? null : versions.find(({ version }) => String(version) === name);
  const active = versions.find(({ is_active }) => is_active);
  return {
    base: sideOf(base) ?? (base === BUILT_IN ? null : active),
    candidate:
      candidate === BUILT_IN
        ? null
        : (sideOf(candidate) ?? versions.find(({ is_active }) => !is_active) ?? active),
  };
}

/** What a side is in the address. */
export const nameOfSide = (side: Side | undefined): string =>
  side === undefined ? '' : side === null ? BUILT_IN : String(side.version ?? '');

/** 'Version 7', 'Version 7, active' or 'Built-in extractor'. */
export function sideText(side: Side | undefined, withActive = false): string {
  if (side === undefined) return '–';
  if (side === null) return 'Built-in extractor';
  return `Version ${side.version ?? ''}${withActive && side.is_active ? ', active' : ''}`;
}
