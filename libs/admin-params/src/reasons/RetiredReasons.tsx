import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DecisionReason } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';
import { reasonFacts } from './reason-text';

interface RetiredReasonsProps {
  readonly reasons: readonly DecisionReason[];
  readonly isBusy: boolean;
  readonly onOffer: (reason: DecisionReason) => void;
}

/** Retired reasons, each with a button that offers the reason again. It renders nothing if no reason is retired. */
export function RetiredReasons({ reasons, isBusy, onOffer }: RetiredReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'border', pt: 3 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 500 }}>
        Retired ({formatCount(reasons.length)})
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {reasons.map((reason) => (
          <Box
            component="li"
            key={reason.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', py: 1 }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {reason.label}
              <Box sx={{ typography: 'caption', color: 'muted' }}>{reasonFacts(reason)}</Box>
            </Box>
            <Button
              size="small"
              variant="text"
              aria-label={`Offer ${reason.label} again`}
              disabled={isBusy}
              onClick={() => onOffer(reason)}
            >
              Offer again
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
