import ButtonBase from '@mui/material/ButtonBase';
import { formatScore } from '@vaglio/ui';
import type { Investment } from './investment';

interface WhyButtonProps {
  readonly startup: Investment;
  readonly isSelected: boolean;
  readonly onClick: () => void;
}

/** Opens the ledger of a card's score. It lies above the area that opens the card. */
export function WhyButton({ startup, isSelected, onClick }: WhyButtonProps) {
  return (
    <ButtonBase
      aria-label={`Why? Score ${formatScore(startup.score)} of ${startup.company_name}`}
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{
        position: 'relative', minWidth: 24, minHeight: 24, my: '-2px', typography: 'caption', fontWeight: 550, color: isSelected ? 'primary.main' : 'muted',
        '& span': { borderBottom: 1, borderColor: isSelected ? 'primary.main' : 'borderStrong' }, '&:hover': { color: 'primary.main' },
        // A finger needs more room than the words take.
        '&::after': { content: '""', position: 'absolute', inset: { xs: '-10px -12px', md: '-2px -6px' } },
      }}
    >
      <span>Why?</span>
    </ButtonBase>
  );
}
