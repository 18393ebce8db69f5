// Generated from the contract by 'npm run contract'. Do not edit.
import { api } from "@vaglio/api-client";
export const addTagTypes = [] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({}),
    overrideExisting: false,
  });
export { injectedRtkApi as extractionApi };
export const {} = injectedRtkApi;
