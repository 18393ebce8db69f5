import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface DialogBodyProps {
  /** Id of the dialog's title. */
  readonly titleId: string;
  readonly children: ReactNode;
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * Scrollable part of a dialog. If it contains no focusable element, it can receive the focus itself, so that keys
 * scroll it.
 */
export function DialogBody({ titleId, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isTextToScroll, setIsTextToScroll] = useState(false);
  useEffect(() => {
    const [outer, inner] = [body.current, content.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() =>
      setIsTextToScroll(
        outer.scrollHeight > outer.clientHeight + 1 && inner.querySelector(FOCUSABLE) === null,
      ),
    );
    sizes.observe(outer);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, []);
  return (
    <Box
      ref={body}
      sx={{
        px: 6,
        pb: 5,
        overflowY: 'auto',
        color: 'text.secondary',
        typography: 'body1',
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
      {...(isTextToScroll && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
    >
      <div ref={content}>{children}</div>
    </Box>
  );
}
