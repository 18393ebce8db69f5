import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { AnchoredSheet } from '../dialog/AnchoredSheet';
import { Icon } from '../Icon';
import { TERMS, type Term } from './terms';

/** Help button next to a product term. It opens a one-sentence explanation. */
export function TermHelp({ term }: { readonly term: Term }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label="What is this?"
        title={`Help: ${term}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={BUTTON}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon of={CircleQuestionMark} size={14} />
      </IconButton>
      {anchor && (
        <AnchoredSheet
          anchor={anchor}
          side="left"
          title={term}
          onClose={() => setAnchor(null)}
          actions={null}
        >
          <Box sx={{ px: 4, pt: 1, pb: 4 }}>{TERMS[term]}</Box>
        </AnchoredSheet>
      )}
    </>
  );
}

const BUTTON = { width: 24, height: 24, ml: 1, my: '-4px', color: 'muted', verticalAlign: 'middle' };
