/** Source: spec §9. */
const EXPORT_PAGE_SIZE = 200;

export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/**
 * All rows of a list, page by page of 200.
 * @param readPage the page with this number, from 1; what it throws ends the export
 * @returns each row once, and the total that the list returned last: they differ when it changed meanwhile
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
