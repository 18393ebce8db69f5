import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Startup } from '@vaglio/contract';
import { BusyButton, DialogFrame, ErrorAlert, formatCount, LoadState } from '@vaglio/ui';
import type { FactsScope } from '../facts/facts-scope';
import { EarlierSplits } from './EarlierSplits';
import { RowChoice } from './RowChoice';
import { SplitEffect } from './SplitEffect';
import { useSplit } from './use-split';
import type { SplitChoice } from './split-order';

interface SplitDialogProps extends Pick<FactsScope, 'report' | 'undoChange'> {
  readonly startup: Startup;
  readonly onClose: () => void;
}

/**
 * Dialog that splits a startup whose rows belong to several companies. The user selects the rows and sees the effect on
 * both startups.
 */
export function SplitDialog({ startup, report, undoChange, onClose }: SplitDialogProps) {
  const split = useSplit(startup.id, report, onClose);
  const { rows, choice, choose, effect, isSaving, refusal } = split;
  const isAlone = rows !== null && rows.items.length < 2;
  const undo = (id: string) => {
    onClose();
    void undoChange(id, 'split');
  };
  return (
    <DialogFrame
      title={`Split ${startup.company_name}`}
      width="wide"
      isClosingBlocked={isSaving}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            variant="contained"
            busy={isSaving}
            busyLabel="Splitting…"
            disabled={!split.isReady}
            onClick={split.split}
          >
            Split
          </BusyButton>
        </>
      }
    >
      <LoadState isFetching={split.isFetching} failure={split.failure} onRetry={split.retry}>
        {rows && (
          <Box sx={STACKED}>
            <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
              {isAlone
                ? 'This startup consists of one row and cannot be split.'
                : 'Tick the rows that belong to another company. They become a separate startup, and later imports and articles do not merge them again.'}
            </Box>
            {rows.total > rows.items.length && (
              <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
                The first {formatCount(rows.items.length)} of {formatCount(rows.total)} rows are shown. The
                others stay.
              </Box>
            )}
            {!isAlone && <RowChoice rows={rows.items} choice={choice} onChange={choose} />}
            {choice.leaving.size > 1 && <GroupChoice choice={choice} onChange={choose} />}
            {refusal !== null && <ErrorAlert>{refusal}</ErrorAlert>}
            <SplitEffect
              effect={effect}
              isCalculating={split.isCalculating}
              choice={choice}
              onChange={choose}
            />
            <EarlierSplits splits={rows.splits} onUndo={undo} />
          </Box>
        )}
      </LoadState>
    </DialogFrame>
  );
}

const STACKED = { display: 'flex', flexDirection: 'column', gap: 4, pt: 1, color: 'text.primary' } as const;

interface GroupChoiceProps {
  readonly choice: SplitChoice;
  readonly onChange: (choice: SplitChoice) => void;
}

/** Choice of whether the rows that are split off form one company or several. */
function GroupChoice({ choice, onChange }: GroupChoiceProps) {
  return (
    <RadioGroup
      aria-label="The rows that leave are"
      value={choice.isEach ? 'each' : 'one'}
      onChange={(_event, value) => onChange({ ...choice, isEach: value === 'each', names: [] })}
    >
      <FormControlLabel value="one" control={<Radio />} label="One company together" />
      <FormControlLabel value="each" control={<Radio />} label="A company each" />
    </RadioGroup>
  );
}
