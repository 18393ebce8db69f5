/** Column and direction by which a table is sorted. */
export interface TableSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}
