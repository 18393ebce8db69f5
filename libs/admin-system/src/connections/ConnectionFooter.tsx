import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { BusyButton, ConfirmDialog, formatExact } from '@vaglio/ui';

interface ConnectionFooterProps {
  /** 'language model'. */
  readonly what: string;
  /** What is different without it. */
  readonly withoutIt: string;
  readonly settings: {
    readonly can_undo: boolean;
    readonly changed_by: string | null;
    readonly changed_at: string | null;
    readonly version: number;
  };
  /** Whether there is one to remove. */
  readonly isSetUp: boolean;
  readonly isSaving: boolean;
  readonly test: ReactNode;
  /** Resolve with why it was refused. */
  readonly onRemove: (version: number) => Promise<string | null>;
  readonly onUndo: (version: number) => Promise<string | null>;
  readonly onFailure: (text: string) => void;
}

/** Below the fields of a connection: test and save, who changed it last, and the way back. */
export function ConnectionFooter(props: ConnectionFooterProps) {
  const { what, withoutIt, settings, isSetUp, isSaving, test, onRemove, onUndo, onFailure } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: (version: number) => Promise<string | null>) => {
    setIsBusy(true);
    const refusal = await act(settings.version);
    setIsBusy(false);
    setIsAsking(false);
    if (refusal !== null) onFailure(refusal);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {test}
        <BusyButton type="submit" variant="contained" busy={isSaving} busyLabel="Saving…">
          Save
        </BusyButton>
        {isSetUp && (
          <Button variant="text" color="error" disabled={isBusy} onClick={() => setIsAsking(true)}>
            Remove
          </Button>
        )}
      </Box>
      {settings.can_undo && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'muted' }}>
          {lastChangeText(settings)}
          <Button size="small" variant="text" disabled={isBusy} onClick={() => void run(onUndo)}>
            Undo last change
          </Button>
        </Box>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Remove the ${what}?`}
          confirmLabel="Remove"
          busyLabel="Removing…"
          isDanger
          busy={isBusy}
          onConfirm={() => void run(onRemove)}
          onCancel={() => setIsAsking(false)}
        >
          {withoutIt} It can be undone.
        </ConfirmDialog>
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
