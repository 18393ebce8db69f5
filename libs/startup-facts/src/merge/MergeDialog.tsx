import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Startup } from '@vaglio/contract';
import { Block, BusyButton, DialogFrame, ErrorAlert, LoadState, SearchBar } from '@vaglio/ui';
import type { FactNotice } from '../facts/fact-notice';
import { MergeEffect } from './MergeEffect';
import { TargetChoice } from './TargetChoice';
import { useMerge } from './use-merge';

interface MergeDialogProps {
  readonly startup: Startup;
  readonly report: (notice: FactNotice) => void;
  readonly onClose: () => void;
}

/**
 * Dialog that merges a startup into another. It has a search field, the best matches with reasons, and the effect on
 * the score.
 */
export function MergeDialog({ startup, report, onClose }: MergeDialogProps) {
  const merge = useMerge(startup.id, report, onClose);
  const { q, targets, chosen, isSaving, refusal } = merge;
  return (
    <DialogFrame
      title={`Merge ${startup.company_name} into …`}
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
            busyLabel="Merging…"
            disabled={!merge.isReady}
            onClick={merge.merge}
          >
            Merge
          </BusyButton>
        </>
      }
    >
      <Box sx={STACKED}>
        <SearchBar
          label="Search a startup"
          query={{ q, page: 1, pageSize: 10 }}
          onChange={(next) => merge.search(next.q)}
          autoFocus
        />
        <LoadState
          isFetching={merge.isFetching}
          failure={merge.failure}
          onRetry={merge.retry}
          isEmpty={targets.length === 0}
          empty={
            <Block>
              {q === ''
                ? 'No startup looks like this one. Search for it by name.'
                : 'No startup with this name.'}
            </Block>
          }
        >
          <TargetChoice
            label={q === '' ? 'Most alike' : 'Found'}
            targets={targets}
            chosenId={chosen?.id ?? null}
            onChoose={merge.choose}
          />
        </LoadState>
        {refusal !== null && <ErrorAlert>{refusal}</ErrorAlert>}
        <MergeEffect
          effect={merge.effect}
          isCalculating={merge.isCalculating}
          decision={merge.decision}
          onDecide={merge.decide}
        />
      </Box>
    </DialogFrame>
  );
}

const STACKED = { display: 'flex', flexDirection: 'column', gap: 4, pt: 1, color: 'text.primary' } as const;
