import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, SlidersHorizontal, Upload } from 'lucide-react';
import { useState } from 'react';
import { exportColumnsOf, useListExport } from '@vaglio/startups-data';
import {
  BusyButton,
  ExportMenu,
  Icon,
  SearchBar,
  Block,
  formatCount,
  useToast,
  VisuallyHidden,
  WarningAlert,
} from '@vaglio/ui';
import { RESTORABLE_HINT } from '../deletion/deletion-text';
import { useExport, type ExportResult } from '../export/use-export';
import { DeleteDialog } from '../deletion/DeleteDialog';
import { FilterChips } from '../review/FilterChips';
import { WaitingList } from '../review/WaitingList';
import { EmptyResults } from './EmptyResults';
import { ResultsTable } from './ResultsTable';
import type { ListView, ResultsView } from './results-view';
import type { ListedStartup, ResultPage } from './use-result-pages';

interface StartupListProps {
  readonly view: ListView;
  readonly page: ResultPage;
  readonly mayDelete: boolean;
  readonly onViewChange: (view: ResultsView) => void;
  readonly onImport: () => void;
  /** Kinds of files that can be imported, such as 'CSV or XLSX'. */
  readonly importKinds: string;
}

/** List of raw or curated startups with search, import, export and deletion. */
export function StartupList({
  view,
  page,
  mayDelete,
  onViewChange,
  onImport,
  importKinds,
}: StartupListProps) {
  const exporting = useExport(view.tab, view.q);
  const file = useListExport(view.tab, {
    q: view.q,
    review: view.tab === 'raw' ? view.show : undefined,
  });
  const toast = useToast();
  const [asked, setAsked] = useState<ListedStartup | null>(null);
  const finish = ({ company_name }: ListedStartup) => {
    setAsked(null);
    toast({ message: `${company_name} is deleted. ${RESTORABLE_HINT}` });
  };
  const list = {
    page,
    view,
    onViewChange,
    onDelete: mayDelete ? setAsked : undefined,
    empty: <EmptyResults {...{ view, onViewChange, onImport, importKinds }} />,
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 5, py: 3 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <SearchBar label="Search by company or founder" query={view} onChange={onViewChange} />
        </Box>
        {view.tab === 'raw' && (
          <Button startIcon={<Icon of={Upload} />} onClick={onImport}>
            Import {importKinds}
          </Button>
        )}
        <BusyButton
          busy={exporting.isExporting}
          busyLabel="Exporting…"
          startIcon={<Icon of={Download} />}
          onClick={() => void exporting.run()}
        >
          Export CSV
        </BusyButton>
        <ExportMenu
          name={view.tab}
          label="Choose columns and format"
          icon={SlidersHorizontal}
          total={page.total}
          columns={exportColumnsOf(view.tab)}
          exporting={file}
        />
      </Box>
      <ExportNote result={exporting.result} />
      {view.tab === 'raw' && page.waiting !== null && (page.waiting > 0 || view.show === 'waiting') && (
        <Box sx={{ px: 5, pb: 3 }}>
          <FilterChips
            label="Rows shown"
            chosen={view.show}
            filters={[
              { key: '', label: 'All', count: null },
              { key: 'waiting', label: 'Low confidence', count: page.waiting },
            ]}
            onChoose={(show) => onViewChange({ ...view, show, page: 1 })}
          />
        </Box>
      )}
      {view.tab === 'raw' && view.show === 'waiting' ? <WaitingList {...list} /> : <ResultsTable {...list} />}
      {asked && (
        <DeleteDialog
          tab={view.tab}
          // A rejected deletion reloads the list, so the dialog uses the current row.
          row={page.rows.find(({ id }) => id === asked.id) ?? asked}
          onClose={() => setAsked(null)}
          onDeleted={() => finish(asked)}
        />
      )}
    </>
  );
}

/** Message about a finished export. It warns if the number of rows differs from the total of the list. */
function ExportNote({ result }: { readonly result: ExportResult | null }) {
  const isShort = result !== null && result.written !== result.total;
  return (
    <>
      <VisuallyHidden role="status">
        {result && !isShort && `${formatCount(result.written)} rows exported`}
      </VisuallyHidden>
      {isShort && (
        <Block>
          <WarningAlert>
            {result.fileName} holds {formatCount(result.written)} of {formatCount(result.total)} rows: the
            list changed during the export. Export again for a complete file.
          </WarningAlert>
        </Block>
      )}
    </>
  );
}
