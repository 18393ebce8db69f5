import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { callApi } from './call-api';
import type { ApiFailure } from './error-text';
import { UnreadableAnswer } from './send-request';

/** Request of a generated endpoint. Parameters that are undefined or null are omitted. */
export interface ApiRequest {
  readonly url: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Base query of all endpoints. It sends requests with `callApi` and returns errors as `ApiFailure`. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiFailure> = async (
  { url, params, ...request },
  { signal },
) => {
  try {
    const answer = await callApi(url + queryText(params), { ...request, signal });
    return answer.status < 400 ? { data: answer.data } : { error: answer };
  } catch (failure) {
    const error = String(failure);
    if (failure instanceof UnreadableAnswer)
      return { error: { status: 'PARSING_ERROR', originalStatus: failure.status, error } };
    return { error: { status: 'FETCH_ERROR', error } };
  }
};

function queryText(params: ApiRequest['params'] = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size > 0 ? `?${query.toString()}` : '';
}
