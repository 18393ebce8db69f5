/** What a table is given that shows one page of a list; the `Pager` is outside. */
export interface TableProps<Row, Column> {
  /** Names the table for screen readers: 'Users'. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** The rows of the present page, as the server ordered them; at most 100. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly isFetching: boolean;
  /** Entries of the whole list, for the announcement. */
  readonly total: number;
  /** 'No users'. */
  readonly emptyText: string;
}
