import { Download } from 'lucide-react';
import { exportColumnsOf, useListExport, type ListQuery } from '@vaglio/startups-data';
import { ExportMenu } from '@vaglio/ui';
import { exportParams } from './export-params';

interface DownloadListProps {
  readonly query: ListQuery;
  /** Null while it is not known. */
  readonly total: number | null;
}

const COLUMNS = exportColumnsOf('ranked');

/** The whole list as a file: all pages, in the order and with the filters that are shown. */
export function DownloadList({ query, total }: DownloadListProps) {
  const exporting = useListExport('ranked', exportParams(query));
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
