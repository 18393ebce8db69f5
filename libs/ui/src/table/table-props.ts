/** Props of a table that shows one page of a list. The `Pager` is a separate component. */
export interface TableProps<Row, Column> {
  /** Accessible name of the table, such as 'Users'. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** Rows of the current page in server order, at most 100. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly isFetching: boolean;
  /** Number of entries in the full list, which screen readers announce. */
  readonly total: number;
  /** Text of an empty table, such as 'No users'. */
  readonly emptyText: string;
}
