import { Download } from 'lucide-react';
import { columnLabel } from '@vaglio/startups-domain';
import { exportColumnsOf, readColumns, useListExport, type ListQuery } from '@vaglio/startups-data';
import { ExportMenu } from '@vaglio/ui';
import { exportParams } from './export-params';

interface DownloadListProps {
  readonly query: ListQuery;
  /** Number of startups in the list; null while unknown. */
  readonly total: number | null;
}

/** Menu that downloads all pages of the list in the current order and with the current filters. */
export function DownloadList({ query, total }: DownloadListProps) {
  const shown = readColumns(query.columns);
  const exporting = useListExport('ranked', exportParams(query), shown);
  // The export does not support the filter for new startups.
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
