// Generated from the contract by 'npm run contract'. Do not edit.
export type ListArticlesApiResponse = /** status 200 Default Response */ StartupNewsPage;
export type ListArticlesApiArg = {
  page?: number;
  pageSize?: number;
};
export type StartupNews = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
  startup_id?: string;
  company_name?: string;
};
export type StartupNewsPage = {
  items: StartupNews[];
  total: number;
  page?: number;
  pageSize?: number;
};
