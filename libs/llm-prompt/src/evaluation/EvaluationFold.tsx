import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon, readStoredText, storeText } from '@vaglio/ui';

/** Kept in this browser: people who measure versions do so again. */
const KEY = 'prompt.evaluation';
const OPEN = 'open';

/** Evaluation, activation and golden set, folded away until somebody measures versions. */
export function EvaluationFold({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => readStoredText(KEY) === OPEN);
  const bodyId = useId();
  const toggle = () => {
    storeText(KEY, isOpen ? null : OPEN);
    setIsOpen(!isOpen);
  };
  return (
    <>
      <Paper sx={{ border: 1, borderColor: 'border' }}>
        <ButtonBase aria-expanded={isOpen} aria-controls={bodyId} onClick={toggle} sx={HEAD}>
          <Icon of={isOpen ? ChevronDown : ChevronRight} />
          <span>
            <Typography component="span" variant="h2" sx={{ display: 'block' }}>
              Evaluation and activation
            </Typography>
            <Typography component="span" sx={{ color: 'muted' }}>
              Measure both versions on articles that people confirmed, and activate the candidate.
            </Typography>
          </span>
        </ButtonBase>
      </Paper>
      <Box id={bodyId} sx={{ display: isOpen ? 'contents' : 'none' }}>
        {isOpen && children}
      </Box>
    </>
  );
}

const HEAD = { width: '100%', justifyContent: 'flex-start', gap: 3, px: 5, py: 4, textAlign: 'left' };
