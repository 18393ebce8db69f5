import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { BusyButton, useToast } from '@vaglio/ui';
import { useReadReviewSettingsQuery } from '@vaglio/startups-data';
import type { DiscardReason } from './decision-text';
import { FloorDialog } from './FloorDialog';
import { DiscardMenu } from './DiscardMenu';
import { toFloorForm } from './floor-form';

interface WaitingBarProps {
  /** Number of selected rows. */
  readonly chosen: number;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onDiscard: (reason: DiscardReason) => void;
}

/**
 * Toolbar above the startups that wait for a review. It shows the minimum confidence and the actions for selected rows.
 */
export function WaitingBar({ chosen, isBusy, onAccept, onDiscard }: WaitingBarProps) {
  const { data: settings, error } = useReadReviewSettingsQuery();
  const toast = useToast();
  const [isEditing, setIsEditing] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const floor = settings ? `${toFloorForm(settings).floor}%` : null;
  return (
    <Box sx={BAR}>
      <Box sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
        {error
          ? errorText(error, 'Failed to load the floor')
          : `Startups of articles below ${floor ?? '…'} are curated once somebody accepts them.`}
      </Box>
      {chosen > 0 && (
        <>
          <span>{chosen} selected</span>
          <BusyButton variant="contained" busy={isBusy} busyLabel="Accepting…" onClick={onAccept}>
            Accept
          </BusyButton>
          <Button aria-haspopup="menu" disabled={isBusy} onClick={(event) => setAnchor(event.currentTarget)}>
            Discard
          </Button>
        </>
      )}
      {settings && <Button onClick={() => setIsEditing(true)}>Change floor</Button>}
      {anchor && <DiscardMenu anchor={anchor} onChoose={onDiscard} onClose={() => setAnchor(null)} />}
      {settings && isEditing && (
        <FloorDialog
          saved={settings}
          onClose={() => setIsEditing(false)}
          onSaved={(row) => {
            setIsEditing(false);
            toast({ message: `The floor is ${toFloorForm(row ?? settings).floor}%.` });
          }}
        />
      )}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 5,
  py: 2,
  borderTop: 1,
  borderColor: 'border',
};
