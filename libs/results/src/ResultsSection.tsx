import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { DeletedRow } from '@vaglio/contract';
import { useListDeletedQuery } from '@vaglio/startups-data';
import { Block, ErrorAlert, Section, useAddressQuery, type AddressForm } from '@vaglio/ui';
import { DeletedTable } from './deletion/DeletedTable';
import { useFilePicker } from './import/use-file-picker';
import { useImport } from './import/use-import';
import { DecisionsPanel } from './review/DecisionsPanel';
import { ImportDialog } from './import/ImportDialog';
import { ImportPage } from './uploaded/ImportPage';
import { PastImports } from './uploaded/PastImports';
import { PANEL_ID, ResultsTabs, tabIdOf } from './list/ResultsTabs';
import { StartupList } from './list/StartupList';
import { useResultPages } from './list/use-result-pages';
import { MAX_IMPORT_BYTES } from './csv/csv-limits';
import { ImportStart } from './uploaded/ImportStart';
import { NEW_IMPORT, useOffersImports, useOpenedImport } from './uploaded/use-imports';
import { useUpload } from './uploaded/use-upload';
import { toListPage, type ListPage } from './list/list-page';
import { readResultsView, toSearch, type ResultsView } from './list/results-view';

interface ResultsSectionProps {
  /** Button 'Curate new'. */
  readonly curateAction: ReactNode;
  /** Progress and result of the current curation run, above the table. */
  readonly curateBand: ReactNode;
  /** Progress and result of a curation run that was started from an import report. */
  readonly reportBand?: ReactNode;
}

/**
 * Section with raw and curated startups, search, import and export. Administrators also see deleted startups.
 * Source: spec §2, results.
 */
export function ResultsSection({ curateAction, curateBand, reportBand }: ResultsSectionProps) {
  const { view, show } = useResultsView();
  const pages = useResultPages(view);
  const mayDelete = useMayDelete();
  const deleted = useDeletedPage(view, !mayDelete);
  const importing = useImport();
  const offer = useOffersImports();
  const offersImports = offer === true;
  const { opened, open, close: closeImport } = useOpenedImport();
  const { upload, start, stop } = useUpload(open);
  // The server handles spreadsheets, files that are too large for the browser, and all files selected on the import
  // page.
  const onPick = (file: File) =>
    offersImports && (opened === NEW_IMPORT || isForServer(file)) ? start(file) : importing.open(file);
  const picker = useFilePicker(onPick, offersImports);
  const isHidden = {
    deleted: !mayDelete,
    imports: !offersImports,
    raw: false,
    curated: false,
    decisions: false,
  };
  const tab = isHidden[view.tab] ? 'raw' : view.tab;
  const fileParts = (
    <>
      {picker.input}
      {importing.state.step !== 'closed' && (
        <ImportDialog flow={importing} onMap={offersImports ? start : undefined} onClose={importing.close} />
      )}
    </>
  );
  if (opened === NEW_IMPORT)
    return (
      <ImportStart
        onPick={picker.pick}
        onFile={onPick}
        onClose={closeImport}
        opening={upload?.id === null && upload.failure === null ? upload.fileName : null}
        failure={upload?.id === null ? upload.failure : null}
        hasSheets={offersImports}
        isReady={offer !== undefined}
      >
        {offersImports && (
          <Section title="Past imports" headingLevel={2} isFlush>
            <PastImports current="" onOpen={open} />
          </Section>
        )}
        {fileParts}
      </ImportStart>
    );
  if (opened !== null && offersImports)
    return (
      <ImportPage
        id={opened}
        upload={upload?.id === opened ? upload : null}
        onOpen={open}
        onClose={() => {
          stop(opened);
          closeImport();
        }}
        curateAction={curateAction}
        curateBand={reportBand}
      />
    );
  return (
    <Section
      title="LLM Results"
      help="Raw startup"
      purpose="Raw startups as extracted or imported, and the curated ones made from them."
      action={curateAction}
      isFlush
    >
      {curateBand}
      <ResultsTabs
        tab={tab}
        totals={{
          raw: pages.raw.total,
          curated: pages.curated.total,
          ...((pages.raw.waiting !== null || tab === 'decisions') && { decisions: null }),
          ...(offersImports && { imports: null }),
          ...(mayDelete && { deleted: deleted.total }),
        }}
        onChange={(next) => show({ ...view, tab: next, show: '', sort: '', dir: 'asc', page: 1 })}
      />
      {upload?.id === null && upload.failure !== null && (
        <Block hasDivider>
          <ErrorAlert>{upload.failure}</ErrorAlert>
        </Block>
      )}
      <Box role="tabpanel" id={PANEL_ID} aria-labelledby={tabIdOf(tab)}>
        {tab === 'deleted' ? (
          <DeletedTable page={deleted} view={view} onViewChange={show} />
        ) : tab === 'imports' ? (
          <PastImports current="" onOpen={open} />
        ) : tab === 'decisions' ? (
          <DecisionsPanel view={view} onViewChange={show} />
        ) : (
          <StartupList
            key={tab}
            view={{ ...view, tab }}
            page={pages[tab]}
            mayDelete={mayDelete}
            onViewChange={show}
            onImport={picker.pick}
            importKinds={offer === false ? 'CSV' : 'CSV or XLSX'}
          />
        )}
      </Box>
      {fileParts}
    </Section>
  );
}

const isForServer = ({ name, size }: File): boolean => /\.xlsx$/i.test(name) || size > MAX_IMPORT_BYTES;

/**
 * Loads the displayed page of deleted startups. While another tab is open, it loads the first page to show the count.
 */
function useDeletedPage({ tab, page, pageSize }: ResultsView, isSkipped: boolean): ListPage<DeletedRow> {
  const query = { page: tab === 'deleted' ? page : 1, pageSize };
  return toListPage(useListDeletedQuery(query, { skip: isSkipped }));
}

/** Returns true if the user may delete and restore startups, and until the server has responded. */
function useMayDelete(): boolean {
  const { role } = useSession();
  return useIsSupported('listDeleted') !== false && role === 'admin';
}

const RESULTS_FORM: AddressForm<ResultsView> = {
  read: readResultsView,
  toSearch,
  isStep: (next, shown) => next.tab !== shown.tab || next.show !== shown.show,
};

/**
 * Returns the view from the address and a function that changes it. Changing the tab or the filter adds a history
 * entry.
 */
function useResultsView() {
  const { query: view, show } = useAddressQuery(RESULTS_FORM);
  return { view, show };
}
