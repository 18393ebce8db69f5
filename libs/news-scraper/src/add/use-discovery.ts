import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { SourceCandidate, SourceDiscovery } from '@vaglio/contract';
import { useToast } from '@vaglio/ui';
import { useCreateNewsSourceMutation, useDiscoverSourcesMutation } from '../endpoints.gen';
import { counted } from '../until-text';
import { nameOf } from './source-name';

/** Source to add. */
export type NewSource = Pick<SourceCandidate, 'url' | 'kind'> & {
  readonly name: string;
  readonly link_pattern?: string | null;
};

/** Searches for sources at an address and adds the selected sources. */
export function useDiscovery() {
  const [look, { data, error, isLoading, reset }] = useDiscoverSourcesMutation();
  const [create, { isLoading: isAdding }] = useCreateNewsSourceMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const clear = () => {
    reset();
    setFailure(null);
  };
  const add = async (sources: readonly NewSource[]) => {
    setFailure(null);
    let count = 0;
    for (const body of sources) {
      const answer = await create({ body });
      if (answer.error) {
        setFailure(`${body.name}: ${errorText(answer.error, 'Create failed')}`);
        break;
      }
      count += 1;
    }
    if (count > 0) toast({ message: `${counted(count, 'source')} added.` });
    if (count === sources.length) reset();
    return count === sources.length;
  };
  return {
    found: (isLoading ? null : (data ?? null)) satisfies SourceDiscovery | null,
    isLooking: isLoading,
    failure: error ? errorText(error, 'The address could not be read.') : failure,
    look: (address: string) => {
      clear();
      void look({ body: { address: address.trim() } });
    },
    add,
    isAdding,
    clear,
  };
}

/** Converts a source that was found to a source to add. */
export function toNewSource(candidate: SourceCandidate, page: SourceDiscovery): NewSource {
  return { name: nameOf(candidate, page), url: candidate.url, kind: candidate.kind };
}
