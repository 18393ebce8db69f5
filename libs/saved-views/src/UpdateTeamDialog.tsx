import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import type { View } from '@vaglio/contract';
import { useSaveViewDraftMutation, parseView } from '@vaglio/startups-data';
import { errorText } from '@vaglio/api-client';
import { BusyButton, ConflictNotice, DialogFrame, ErrorAlert, useVersionedChange } from '@vaglio/ui';
import { queryText, changedTexts, type ListText } from './filter-text';
import type { ViewChanges } from './use-view-changes';
import { effectText, updateVerb } from './view-text';

interface UpdateTeamDialogProps {
  readonly view: View;
  /** Query string of the user's draft. */
  readonly change: string;
  readonly listText: ListText;
  readonly onUpdate: ViewChanges['update'];
  readonly onUpdated: () => void;
  readonly onClose: () => void;
}

/** Confirmation dialog that shows the effect of updating a saved view. */
export function UpdateTeamDialog({
  view,
  change,
  listText,
  onUpdate,
  onUpdated,
  onClose,
}: UpdateTeamDialogProps) {
  const [measure, { data: effect, error }] = useSaveViewDraftMutation();
  const begin = useEffectEvent(() => void measure({ id: view.id, viewDraftChange: { query: change } }));
  const { run, isRunning, failure, conflict } = useVersionedChange<View, string>(
    (seen, query) => onUpdate(seen, { query }),
    () => {
      onUpdated();
      onClose();
    },
  );
  // After a conflict the view has changed, so its effect must be computed again.
  useEffect(() => begin(), [view.id, change, conflict?.current.version]);
  // The user saw the version on which the draft is based, but no later changes of the view.
  const base = view.draft?.base_version ?? view.version;
  const update = () => void run({ ...view, version: base }, change);
  const { added, removed } = changedTexts(listText, parseView(view.query), parseView(change));
  const verb = updateVerb(view);
  return (
    <DialogFrame
      title={`${verb}: ${view.name}`}
      width="narrow"
      isClosingBlocked={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isRunning} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            variant="contained"
            autoFocus
            busy={isRunning}
            busyLabel="Updating…"
            onClick={conflict ? conflict.again : update}
          >
            {conflict ? 'Update anyway' : verb}
          </BusyButton>
        </>
      }
    >
      {failure !== null && <ErrorAlert>{failure}</ErrorAlert>}
      {conflict && (
        <ConflictNotice
          what="this view"
          conflict={{ ...conflict, seen: { ...conflict.seen, query: '' } }}
          textsOf={({ name, query }) => ({ Name: name, Filters: queryText(listText, query) })}
          mine={{ Filters: queryText(listText, change) }}
        />
      )}
      <Box component="ul" aria-label="What changes" sx={{ m: 0, pl: 5 }}>
        {added.map((word) => (
          <li key={word}>Adds {word}</li>
        ))}
        {removed.map((word) => (
          <li key={word}>Removes {word}</li>
        ))}
      </Box>
      <Box component="p" role="status" sx={{ mb: 0, color: 'text.secondary' }}>
        {error ? errorText(error, 'What it changes could not be counted.') : effect ? effectText(effect) : ''}
      </Box>
    </DialogFrame>
  );
}
