import { useMemo } from 'react';
import { errorText, readName, readNumber, readRows } from '@vaglio/api-client';
import { useListParametersQuery } from '@vaglio/startups-data';

const PROMPT_PREVIEW_PARAMETERS = 500;

/** A parameter as the preview shows it; `value` is its weight. */
export interface PreviewedParameter {
  readonly name: string;
  readonly value: number | null;
}

/** The parameters that replace the placeholder, up to 500; null until they are loaded. Source: spec §7 and §9. */
export function useParameterList() {
  const { data, error, isFetching, refetch } = useListParametersQuery({
    page: 1,
    pageSize: PROMPT_PREVIEW_PARAMETERS,
  });
  const parameters = useMemo(
    () => (error || data === undefined ? null : readParameters(data)),
    [data, error],
  );
  return {
    parameters,
    total: readNumber(data, 'total') ?? parameters?.length ?? 0,
    isFetching,
    failure: error ? errorText(error, 'Failed to load parameters') : null,
    retry: () => void refetch(),
  };
}

function readParameters(answer: unknown): readonly PreviewedParameter[] {
  return readRows(answer, ['parameters', 'items']).map((row) => ({
    name: readName(row, 'parameterName') || readName(row, 'parameterID'),
    value: readNumber(row, 'value'),
  }));
}
