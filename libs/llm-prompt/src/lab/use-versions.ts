import { errorText } from '@vaglio/api-client';
import { type Prompt, savePromptLimits } from '@vaglio/contract';
import { useListPromptsQuery } from '../hooks.gen';
import { BUILT_IN, type LabView } from './lab-view';

/** Maximum number of versions that can be selected. Older versions can be compared in the history. */
const MAX_VERSIONS = 100;

/** Side of a comparison: a prompt version, or null for the built-in extractor. */
export type Side = Prompt | null;

/** Loads the newest prompt versions. */
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

/**
 * Returns the sides of the comparison in the address. By default, these are the active version and the newest other
 * version.
 */
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

/** Returns the name that represents a side in addresses. */
export const nameOfSide = (side: Side | undefined): string =>
  side === undefined ? '' : side === null ? BUILT_IN : String(side.version ?? '');

/** Returns the label of a side, such as 'Version 7', 'Version 7, active' or 'Built-in extractor'. */
export function sideText(side: Side | undefined, withActive = false): string {
  if (side === undefined) return '–';
  if (side === null) return 'Built-in extractor';
  return `Version ${side.version ?? ''}${withActive && side.is_active ? ', active' : ''}`;
}
