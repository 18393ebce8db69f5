import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { NOTICE_PAPER, NOTICE_PLACE } from './notice-place';
import { SuccessAlert } from './SuccessAlert';
import { useHeldTimeout } from './use-held-timeout';

const SHOWN_FOR_MS = 6_000;

interface SuccessNoticeProps {
  readonly children: ReactNode;
  /** After it has gone by itself or was closed. */
  readonly onEnd?: () => void;
}

/**
 * What went well, at the lower edge of the screen, so that nothing of the page moves. It goes by itself after 6 s, but
 * not while the pointer or the focus is on it. Give it a `key` where one may follow another.
 */
export function SuccessNotice({ children, onEnd }: SuccessNoticeProps) {
  const [isOver, setIsOver] = useState(false);
  return isOver ? null : (
    <LeavingNotice
      onEnd={() => {
        setIsOver(true);
        onEnd?.();
      }}
    >
      {children}
    </LeavingNotice>
  );
}

function LeavingNotice({ children, onEnd }: Required<SuccessNoticeProps>) {
  const hold = useHeldTimeout(SHOWN_FOR_MS, onEnd);
  return (
    <Box {...hold} sx={FLOATING}>
      <SuccessAlert onClose={onEnd}>{children}</SuccessAlert>
    </Box>
  );
}

const FLOATING = { ...NOTICE_PLACE, ...NOTICE_PAPER };
