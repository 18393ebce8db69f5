import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { BusyButton, Icon, SearchBar, Section } from '@vaglio/ui';
import { ExportNote } from './export/ExportNote';
import { useExport } from './export/use-export';
import { ImportDialog } from './import/ImportDialog';
import { useFilePicker } from './import/use-file-picker';
import { useImport } from './import/use-import';
import { EmptyResults } from './list/EmptyResults';
import { ResultsTable } from './list/ResultsTable';
import { PANEL_ID, ResultsTabs, tabIdOf } from './list/ResultsTabs';
import { useResultPages } from './list/use-result-pages';
import { useResultsView } from './list/use-results-view';

interface ResultsSectionProps {
  /** 'Curate new'. */
  readonly curateAction: ReactNode;
  /** Progress and result of the curate run, above the table. */
  readonly curateBand: ReactNode;
}

/** LLM Results: raw and curated startups with search, import and export. Source: spec §2, results. */
export function ResultsSection({ curateAction, curateBand }: ResultsSectionProps) {
  const { view, show } = useResultsView();
  const pages = useResultPages(view);
  const importing = useImport();
  const picker = useFilePicker(importing.open);
  const exporting = useExport(view.tab, view.q);
  return (
    <Section
      title="LLM Results"
      purpose="Raw startups as extracted or imported, and the curated ones made from them."
      action={curateAction}
      isFlush
    >
      {curateBand}
      <ResultsTabs
        tab={view.tab}
        totals={{ raw: pages.raw.total, curated: pages.curated.total }}
        onChange={(tab) => show({ ...view, tab, page: 1 })}
      />
      <Box role="tabpanel" id={PANEL_ID} aria-labelledby={tabIdOf(view.tab)}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 5, py: 3 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            <SearchBar label="Search by company or founder" query={view} onChange={show} />
          </Box>
          {view.tab === 'raw' && (
            <Button startIcon={<Icon of={Upload} />} onClick={picker.pick}>
              Import CSV
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
        </Box>
        <ExportNote result={exporting.result} />
        <ResultsTable
          page={pages[view.tab]}
          view={view}
          onViewChange={show}
          empty={<EmptyResults view={view} onViewChange={show} onImport={picker.pick} />}
        />
      </Box>
      {picker.input}
      <ImportDialog flow={importing} />
    </Section>
  );
}
