import { readName, readNumber, readRows } from '@vaglio/api-client';

/** A parameter of a list; `value` is its weight, null when the server does not tell it. */
export interface ListedParameter {
  readonly parameterID: string;
  readonly parameterName: string;
  readonly value: number | null;
}

export interface ListedPage {
  readonly parameters: readonly ListedParameter[];
  /** Entries of the whole list. */
  readonly total: number;
}

/**
 * Parameters of GET /auth/parameters or of a page: an array, or the list under `parameters` or `items`.
 * A parameter without an id or a name is called by the other. Never throws.
 * Source: spec §7.
 */
export function readParameters(answer: unknown): readonly ListedParameter[] {
  return readRows(answer, ['parameters', 'items']).map((row) => {
    const parameterID = readName(row, 'parameterID');
    return {
      parameterID,
      parameterName: readName(row, 'parameterName') || parameterID,
      value: readNumber(row, 'value'),
    };
  });
}

/** A page of GET /auth/admin/parameters; without a total, what it holds counts. Never throws. */
export function readParameterPage(answer: unknown): ListedPage {
  const parameters = readParameters(answer);
  return { parameters, total: readNumber(answer, 'total') ?? parameters.length };
}
