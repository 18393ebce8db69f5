/** Why a startup has its score, as the server returned it. */
export interface Ledger {
  readonly company_name: string;
  readonly score: number;
  /** Null where the server does not tell. */
  readonly threshold: number | null;
  readonly lines: readonly LedgerLine[];
}

export interface LedgerLine {
  readonly award: string;
  readonly weight: number;
  readonly status: 'counted' | 'superseded' | 'not_weighted';
  /** The exclusivity group that decided, in words. */
  readonly group: string | null;
  readonly rule: string | null;
  readonly precedence: number | null;
  readonly superseded_by: string | null;
  readonly superseded_by_precedence: number | null;
}
