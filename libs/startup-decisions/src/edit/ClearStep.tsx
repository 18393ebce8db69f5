import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Work } from '@vaglio/contract';
import { ErrorAlert, useShortcutsEnabled, PlainUndoNotice, useKeys } from '@vaglio/ui';
import type { useStepOffer } from './use-step-offer';
import { useWork } from '@vaglio/startups-data';

interface ClearStepProps {
  /** Of the startup. */
  readonly id: string;
  readonly onClear: (work: Work) => void;
}

/** Offers to clear the next step; nothing where there is none. */
export function ClearStep({ id, onClear }: ClearStepProps) {
  const work = useWork(id);
  if (work === null || work.step === null) return null;
  return (
    <Button size="small" title={work.step} onClick={() => onClear(work)}>
      Clear the step
    </Button>
  );
}

/** What was cleared, with Undo (u). */
export function StepNotice({ offer }: { readonly offer: ReturnType<typeof useStepOffer> }) {
  const { done, failure, undo, end } = offer;
  const [areKeysOn] = useShortcutsEnabled();
  useKeys(areKeysOn, { u: undo });
  return (
    <>
      <Box role="status">
        {done !== null && (
          <PlainUndoNotice onUndo={undo} onEnd={end}>
            {done}
          </PlainUndoNotice>
        )}
      </Box>
      {failure !== null && <ErrorAlert onClose={end}>{failure}</ErrorAlert>}
    </>
  );
}
