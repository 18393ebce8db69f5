import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { BusyButton, formatExact } from '@vaglio/ui';
import { ProofDialog } from './ProofDialog';

interface ConnectionFooterProps {
  /** Name of the connection within a sentence, such as 'language model'. */
  readonly what: string;
  /** Sentence that describes the effect of removing the connection. */
  readonly withoutIt: string;
  readonly settings: {
    readonly can_undo: boolean;
    readonly changed_by: string | null;
    readonly changed_at: string | null;
    readonly version: number;
  };
  /** True if the connection is configured and can be removed. */
  readonly isSetUp: boolean;
  readonly isSaving: boolean;
  readonly test: ReactNode;
  /** Resolves to the reason for a refusal, or to null on success. */
  readonly onRemove: (version: number, password: string) => Promise<string | null>;
  readonly onUndo: (version: number, password: string) => Promise<string | null>;
}

/** Footer of a connection form: buttons to test and save, author of the last change, and buttons to remove and undo. */
export function ConnectionFooter(props: ConnectionFooterProps) {
  const { what, withoutIt, settings, isSetUp, isSaving, test, onRemove, onUndo } = props;
  const [asked, setAsked] = useState<'remove' | 'undo' | null>(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {test}
        <BusyButton type="submit" variant="contained" busy={isSaving} busyLabel="Saving…">
          Save
        </BusyButton>
        {isSetUp && (
          <Button variant="text" color="error" onClick={() => setAsked('remove')}>
            Remove…
          </Button>
        )}
      </Box>
      {settings.can_undo && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'muted' }}>
          {lastChangeText(settings)}
          <Button size="small" variant="text" onClick={() => setAsked('undo')}>
            Undo last change…
          </Button>
        </Box>
      )}
      {asked === 'remove' && (
        <ProofDialog
          title={`Remove the ${what}?`}
          confirmLabel="Remove"
          busyLabel="Removing…"
          isDanger
          onPassword={(password) => onRemove(settings.version, password)}
          onClose={() => setAsked(null)}
        >
          {withoutIt} It can be undone.
        </ProofDialog>
      )}
      {asked === 'undo' && (
        <ProofDialog
          title="Undo the last change?"
          confirmLabel="Undo"
          busyLabel="Undoing…"
          onPassword={(password) => onUndo(settings.version, password)}
          onClose={() => setAsked(null)}
        >
          The {what} is set up as it was before.
        </ProofDialog>
      )}
    </>
  );
}

function lastChangeText({
  changed_by,
  changed_at,
}: Pick<ConnectionFooterProps['settings'], 'changed_by' | 'changed_at'>): string {
  const by = changed_by === null ? '' : ` by ${changed_by}`;
  const at = changed_at === null ? '' : `, ${formatExact(changed_at)}`;
  return `Last changed${by}${at}.`;
}
