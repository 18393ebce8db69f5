import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import type { ApiFailure } from './error-text';
import { TAGS } from './tags';

/** Base API into which the libraries inject their generated endpoints. The store uses its reducer and middleware. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  catchSchemaFailure: ({ message }): ApiFailure => ({ status: 'UNREADABLE', error: message }),
});
