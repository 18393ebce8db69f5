import { Download } from 'lucide-react';
import { columnLabel } from '@vaglio/startups-domain';
import { exportColumnsOf, readColumns, useListExport, type ListQuery } from '@vaglio/startups-data';
import { ExportMenu } from '@vaglio/ui';
import { exportParams } from './export-params';

interface DownloadListProps {
  readonly query: ListQuery;
  /** Null while it is not known. */
  readonly total: number | null;
}

/** The whole list as a file: all pages, in the order and with the filters that are shown. */
export function DownloadList({ query, total }: DownloadListProps) {
  const shown = readColumns(query.columns);
  const exporting = useListExport('ranked', exportParams(query), shown);
  // A file has the whole list.
  if (query.since !== '') return null;
  return (
    <ExportMenu
      name="ranked"
      label="Download list"
      icon={Download}
      total={total}
      columns={{ ...exportColumnsOf('ranked'), screen: shown.map(columnLabel) }}
      exporting={exporting}
    />
  );
}
