import Box from '@mui/material/Box';
import { stageLabel } from '@vaglio/startups-domain';
import { Key, TOAST_PLACE } from '@vaglio/ui';
import { effectText } from './plan-move';
import type { Lift } from './use-lift';

/**
 * Hint for a lifted card, such as 'Kälteblick AG to Contract. Contacted stays set.', with its keys. It is hidden from
 * screen readers, because the board announces the move.
 */
export function LiftHint({ lift: { card, from, to, byKeys } }: { readonly lift: Lift }) {
  return (
    <Box aria-hidden="true" sx={PLACE}>
      <span>
        <b>{card.company_name}</b>{' '}
        {to === from ? (
          <>is lifted.</>
        ) : (
          <>
            to <b>{stageLabel(to)}</b>. {effectText(card, from, to)}
          </>
        )}
      </span>
      {byKeys && (
        <Box component="span" sx={KEYS}>
          <Key>←</Key>
          <Key>→</Key> stage <Key>↵</Key> drop <Key>Esc</Key> cancel
        </Box>
      )}
    </Box>
  );
}

const PLACE = {
  ...TOAST_PLACE,
  width: 'max-content',
  maxWidth: 'calc(100vw - 24px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  p: '10px 16px',
  bgcolor: 'raised',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  boxShadow: 'var(--mui-palette-floating)',
  pointerEvents: 'none',
  '& b': { fontWeight: 600 },
};
const KEYS = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  pl: 3,
  borderLeft: 1,
  borderColor: 'border',
  color: 'text.secondary',
};
