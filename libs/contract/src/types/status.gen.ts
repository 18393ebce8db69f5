// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadRetentionApiResponse = /** status 200 Default Response */ Retention;
export type ReadRetentionApiArg = void;
export type SaveRetentionApiResponse = /** status 200 Default Response */ Retention | null;
export type SaveRetentionApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    sessions: number | null;
    notifications: number | null;
    deliveries: number | null;
    runs: number | null;
    usage: number | null;
    article_texts?: number | null;
  };
};
export type ReadStatusApiResponse = /** status 200 Default Response */ Status;
export type ReadStatusApiArg = void;
export type RequestRestoreTestApiResponse = /** status 202 Default Response */ {
  /** possible: a restore test may be requested; impossible: there is no backup that this server can restore */
  restore_test: 'possible' | 'running' | 'impossible';
};
export type RequestRestoreTestApiArg = void;
export type Retention = {
  items: {
    kind: 'sessions' | 'notifications' | 'deliveries' | 'runs' | 'usage' | 'article_texts';
    /** Null keeps it for ever */
    days: number | null;
    default_days: number | null;
    /** Older than that by now; the next removal takes them */
    rows_due: number;
    /** By the last removal */
    rows_removed: number;
  }[];
  /** When the last removal was */
  swept_at: string | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type StatusFinding = {
  /** What was looked at */
  subject: string;
  /** warning: somebody should look at it; problem: it does not work */
  verdict: 'fine' | 'warning' | 'problem';
  /** What was found, in words */
  text: string;
  /** What to do; null when it is fine */
  advice: string | null;
};
export type StatusGroup = {
  name: string;
  findings: StatusFinding[];
};
export type Status = {
  checked_at: string;
  /** warning: somebody should look at it; problem: it does not work */
  verdict: 'fine' | 'warning' | 'problem';
  groups: StatusGroup[];
  /** possible: a restore test may be requested; impossible: there is no backup that this server can restore */
  restore_test: 'possible' | 'running' | 'impossible';
};
