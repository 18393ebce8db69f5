import Button from '@mui/material/Button';
import { Check, Layers, Search, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { routes } from '@vaglio/startups-domain';
import { EmptyState, Icon } from '@vaglio/ui';
import type { ListView, ResultsView } from './results-view';

interface EmptyResultsProps {
  readonly view: ListView;
  readonly onViewChange: (view: ResultsView) => void;
  readonly onImport: () => void;
  /** Kinds of files that can be imported, such as 'CSV or XLSX'. */
  readonly importKinds: string;
}

/** Empty state of a list, with the reason and the next action. */
export function EmptyResults({ view, onViewChange, onImport, importKinds }: EmptyResultsProps) {
  if (view.q !== '') {
    const clear = (
      <Button onClick={() => onViewChange({ ...view, q: '', page: 1 })}>Show all startups</Button>
    );
    return (
      <EmptyState
        icon={Search}
        title="No startup matches"
        text={`No match for “${view.q}” among the ${view.tab} startups.`}
        action={clear}
      />
    );
  }
  if (view.show === 'waiting') {
    return (
      <EmptyState
        icon={Check}
        title="No startup below the floor"
        text="Startups of articles below the floor are listed here until somebody accepts or discards them."
      />
    );
  }
  if (view.tab === 'curated') {
    return (
      <EmptyState
        icon={Layers}
        title="No curated startups yet"
        text="Curate new makes them from the raw startups."
      />
    );
  }
  const actions = (
    <>
      <Button variant="contained" startIcon={<Icon of={Upload} />} onClick={onImport}>
        Import {importKinds}
      </Button>
      <Button component={Link} to={routes.settings('llm-batch')}>
        Run LLM batch
      </Button>
    </>
  );
  return (
    <EmptyState
      icon={Upload}
      title="No raw startups yet"
      text={`Import a ${importKinds} file, or run the LLM batch.`}
      action={actions}
    />
  );
}
