// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadStatsApiResponse = /** status 200 Default Response */ Stats;
export type ReadStatsApiArg = void;
export type ReadDashboardApiResponse = /** status 200 Default Response */ Dashboard;
export type ReadDashboardApiArg = void;
export type Stats = {
  /** Curated startups */
  total_startups?: number;
  /** Fraction from 0 to 1 */
  top_percent?: number;
  /** How many the top list over all curated startups holds */
  top_percent_all?: number;
  /** Active startups at or above the threshold */
  potential_investments?: number;
  threshold?: number;
};
export type CodeCount = {
  /** Unknown for none */
  code: string;
  count: number;
};
export type Ring = {
  list: 'curated' | 'top_of_all' | 'top_of_active';
  total: number;
  canton: CodeCount[];
  sector: CodeCount[];
};
export type Dashboard = {
  stats: Stats;
  rings: Ring[];
};
