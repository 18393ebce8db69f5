import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { FieldFact, Startup, StartupFacts } from '@vaglio/contract';
import { useAdoptStartup } from '@vaglio/startups-data';
import { factLabel } from '@vaglio/startups-domain';
import { LoadState } from '@vaglio/ui';
import { FactEdit } from '../facts/FactEdit';
import type { FactsScope } from '../facts/facts-scope';
import { useFacts } from '../facts/use-facts';
import { fieldIn } from '../facts/use-field-acts';

interface FactCellProps extends Pick<FactsScope, 'report' | 'undoChange'> {
  readonly startup: Pick<Startup, 'id' | 'company_name'>;
  readonly field: FieldFact['field'];
  /** Table cell with the value. It receives the focus when the form closes. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Form for a single field, displayed over its table cell. A click outside closes the form only if there are no unsaved
 * changes.
 */
export function FactCell({ startup, field, anchor, onClose, ...acts }: FactCellProps) {
  const { facts: loaded, isFetching, failure, retry } = useFacts(startup.id);
  const [opened, setOpened] = useState<StartupFacts | null>(null);
  if (loaded && !opened) setOpened(loaded);
  // An open form keeps the typed values even if reloading the facts fails.
  const facts = loaded ?? opened;
  const [isTyped, setIsTyped] = useState(false);
  const adopt = useAdoptStartup();
  const fact = facts && fieldIn(facts, field);
  const close = (saved?: StartupFacts | null) => {
    if (saved) adopt(columnsOf(saved, field));
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => {
        if (!isTyped) onClose();
      }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': `Edit ${factLabel(field)} of ${startup.company_name}`,
          sx: { width: 320, p: 2 },
        },
      }}
    >
      <LoadState isFetching={isFetching} failure={opened ? null : failure} onRetry={retry} isEmpty={!fact}>
        {facts && fact && (
          <FactEdit
            fact={fact}
            scope={{ ...acts, facts, canEdit: true }}
            onClose={close}
            onTyped={setIsTyped}
          />
        )}
      </LoadState>
    </Popover>
  );
}

/** Returns the list columns that display a saved field. */
function columnsOf(facts: StartupFacts, field: FieldFact['field']) {
  const saved = fieldIn(facts, field);
  return {
    id: facts.id,
    version: facts.version,
    ...Object.fromEntries([[field, saved?.value ?? null]]),
    ...(saved?.currency && { raised_currency: saved.currency }),
  };
}
