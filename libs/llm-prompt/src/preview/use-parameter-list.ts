import { errorText } from '@vaglio/api-client';
import { useListParametersQuery } from '@vaglio/startups-data';

const PROMPT_PREVIEW_PARAMETERS = 500;

/** Loads up to 500 parameters that replace the placeholder. `parameters` is null until then. Source: spec §7 and §9. */
export function useParameterList() {
  const { data, error, isFetching, refetch } = useListParametersQuery({
    page: 1,
    pageSize: PROMPT_PREVIEW_PARAMETERS,
  });
  return {
    parameters: error || !data ? null : data.parameters,
    total: data?.total ?? 0,
    isFetching,
    failure: error ? errorText(error, 'Failed to load parameters') : null,
    retry: () => void refetch(),
  };
}
