import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import type { ApiFailure } from './error-text';
import { TAGS } from './tags';

/** The empty api that every lib's generated endpoints are injected into; its reducer and middleware are the store's. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  catchSchemaFailure: ({ message }): ApiFailure => ({ status: 'UNREADABLE', error: message }),
});
