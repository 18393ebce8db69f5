/** Which lib gets the endpoints of which OpenAPI tags; an operation is injected once. */
export const GENERATED_LIBS = [
  { lib: 'startups-data', tags: ['startups', 'investments', 'stats', 'parameters'], exportName: 'startupsApi' },
  { lib: 'account', tags: ['account'], exportName: 'accountApi' },
  { lib: 'admin-params', tags: ['exclusivity', 'score'], exportName: 'scoringApi' },
] as const;

/** Where the document lives, from the workspace root. */
export const DOCUMENT_FILE = 'libs/api-client/src/openapi.json';
export const endpointsFile = (lib: string) => `libs/${lib}/src/endpoints.gen.ts`;
