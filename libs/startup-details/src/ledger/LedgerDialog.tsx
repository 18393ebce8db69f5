import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { X } from 'lucide-react';
import type { Startup } from '@vaglio/contract';
import { formatScore, Icon, LoadState } from '@vaglio/ui';
import { hasSentence, SourcesDialog, useSources } from '@vaglio/startup-facts';
import { captionOf } from './ledger-text';
import { LedgerTable } from './LedgerTable';
import { useLedger } from './use-ledger';

interface LedgerDialogProps {
  readonly startup: Startup;
  readonly onClose: () => void;
}

/** Dialog 'Why 12.5?' with the calculation of a score. Source: product decisions, section 3. */
export function LedgerDialog({ startup, onClose }: LedgerDialogProps) {
  const titleId = useId();
  const { ledger, isFetching, failure, retry } = useLedger(startup.id);
  const { items } = useSources(startup.articles?.length ? startup.id : null);
  const [award, setAward] = useState<string | null>(null);
  const sentenceOf = (name: string) => (hasSentence(items, name) ? () => setAward(name) : null);
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: EDGE, pt: 5, pb: 2 }}>
        <Typography id={titleId} component="h2" variant="cardTitle" sx={{ flex: 1 }}>
          Why {formatScore(ledger?.score ?? startup.score)}?
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} edge="end" autoFocus>
          <Icon of={X} />
        </IconButton>
      </Box>
      {ledger ? (
        <Box
          role="group"
          aria-label="Awards"
          tabIndex={0}
          sx={{ overflowY: 'auto', '&:focus-visible': { outlineOffset: '-2px' } }}
        >
          <LedgerTable ledger={ledger} caption={captionOf(ledger)} sentenceOf={sentenceOf} />
        </Box>
      ) : (
        <Box sx={{ px: EDGE, pb: 5 }}>
          <LoadState isFetching={isFetching} failure={failure} onRetry={() => void retry()} />
        </Box>
      )}
      {award !== null && (
        <SourcesDialog
          name={startup.company_name}
          items={items}
          award={award}
          onClose={() => setAward(null)}
        />
      )}
    </Dialog>
  );
}

const EDGE = { xs: 4, sm: 6 };
