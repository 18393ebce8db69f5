/** Number of rows per page in an export. Source: spec §9. */
const EXPORT_PAGE_SIZE = 200;

export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/**
 * Loads all rows of a list in pages of 200.
 * @param readPage loads a page by its number, starting at 1; an error aborts the export
 * @returns each row once, and the latest total from the server; the total differs from the number of rows if the list
 *   changed during the export
 * Source: spec §7, CSV export.
 */
export async function collectList<Row extends { readonly id: string }>(
  readPage: (page: { page: number; pageSize: number }) => Promise<ListPage<Row>>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await readPage({ page, pageSize: EXPORT_PAGE_SIZE });
    for (const row of items) rows.set(row.id, row);
    if (items.length === 0 || page * EXPORT_PAGE_SIZE >= total) return { rows: [...rows.values()], total };
  }
}
