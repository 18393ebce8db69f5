import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon';
import { readStoredText, storeText } from './stored-text';

interface FoldProps {
  readonly title: string;
  /** Short description below the title. */
  readonly purpose?: string;
  readonly isOpenAtFirst?: boolean;
  /** Local storage key under which the browser stores whether the section is open. */
  readonly keptAs?: string;
  /** True to frame the header like a card. Use it if the contents are cards. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

const OPEN = 'open';

/**
 * Collapsible section. Its contents stay mounted after the first opening, so that typed text is not lost when it
 * closes.
 */
export function Fold({ title, purpose, isOpenAtFirst = false, keptAs, isCard = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(
    () => isOpenAtFirst || (keptAs !== undefined && readStoredText(keptAs) === OPEN),
  );
  const [isMounted, setIsMounted] = useState(isOpen);
  const bodyId = useId();
  const toggle = () => {
    if (keptAs !== undefined) storeText(keptAs, isOpen ? null : OPEN);
    setIsMounted(true);
    setIsOpen(!isOpen);
  };
  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={toggle}
        sx={isCard ? { ...HEAD, ...CARD } : { ...HEAD, ...ROW }}
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} />
        <span>
          <Typography component="span" variant={isCard ? 'h2' : 'body1'} sx={TITLE}>
            {title}
          </Typography>
          {purpose !== undefined && (
            <Typography component="span" sx={{ color: 'muted' }}>
              {purpose}
            </Typography>
          )}
        </span>
      </ButtonBase>
      <Box
        component="section"
        id={bodyId}
        aria-label={title}
        sx={{ display: isOpen ? (isCard ? 'contents' : 'block') : 'none' }}
      >
        {isMounted && children}
      </Box>
    </>
  );
}

const HEAD = { width: '100%', justifyContent: 'flex-start', gap: 3, px: 5, textAlign: 'left' } as const;
const CARD = { py: 4, border: 1, borderColor: 'border', borderRadius: 1, bgcolor: 'background.paper' };
const ROW = { py: 3, minHeight: 44, borderTop: 1, borderColor: 'border' };
const TITLE = { display: 'block', fontWeight: 550 };
