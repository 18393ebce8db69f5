/** Which lib gets the endpoints of which OpenAPI tags; an operation is injected once. */
export const GENERATED_LIBS = [
  {
    lib: 'startups-data',
    tags: ['startups', 'investments', 'stats', 'parameters', 'articles'],
    exportName: 'startupsApi',
  },
  { lib: 'account', tags: ['account'], exportName: 'accountApi' },
  { lib: 'admin-params', tags: ['exclusivity', 'score'], exportName: 'scoringApi' },
  { lib: 'admin-users', tags: ['users', 'audit'], exportName: 'usersApi' },
  { lib: 'llm-prompt', tags: ['prompts'], exportName: 'promptsApi' },
  { lib: 'batch-runner', tags: ['extraction'], exportName: 'extractionApi' },
  { lib: 'news-scraper', tags: ['scraper'], exportName: 'scraperApi' },
] as const;

/** Where the document lives, from the workspace root. */
export const DOCUMENT_FILE = 'libs/api-client/src/openapi.json';
export const endpointsFile = (lib: string) => `libs/${lib}/src/endpoints.gen.ts`;
