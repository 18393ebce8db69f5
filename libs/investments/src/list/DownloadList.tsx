import { Download } from 'lucide-react';
import { exportColumnsOf, useListExport } from '@vaglio/startups-data';
import { ExportMenu } from '@vaglio/ui';
import { furtherFields } from '../filters/further-filters';
import { toListArg, type ListQuery } from './list-query';

interface DownloadListProps {
  readonly query: ListQuery;
  /** Null while it is not known. */
  readonly total: number | null;
}

const COLUMNS = exportColumnsOf('ranked');

/** The whole list as a file: all pages, in the order and with the filters that are shown. */
export function DownloadList({ query, total }: DownloadListProps) {
  const { mode, sort, dir, q, top, later, canton, sector } = toListArg(query);
  const { score_from, score_below, reached_from, reached_to } = query;
  const bounds = { score_from, score_below, reached_from, reached_to, ...furtherFields(query) };
  const exporting = useListExport('ranked', { mode, sort, dir, q, top, later, canton, sector, ...bounds });
  // A file has the whole list.
  if (query.since !== '') return null;
  return (
    <ExportMenu
      name="ranked"
      label="Download list"
      icon={Download}
      total={total}
      columns={COLUMNS}
      exporting={exporting}
    />
  );
}
