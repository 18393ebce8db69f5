import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef } from 'react';
import { diffBodies, diffText, foldKept, type DiffLine } from '../version/version-diff';

interface DiffViewProps {
  readonly before: string;
  readonly after: string;
  /** Number of unchanged lines around each change. By default, all lines are displayed. */
  readonly context?: number;
}

const LOOKS = {
  ' ': { component: 'span', sx: {} },
  '…': { component: 'span', sx: { color: 'muted', fontStyle: 'italic' } },
  '+': { component: 'ins', sx: { bgcolor: 'greenSoft', color: 'success.main' } },
  '−': { component: 'del', sx: { bgcolor: 'redSoft', color: 'error.main' } },
} as const;
const FRAME = {
  position: 'relative',
  mt: 2,
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  maxHeight: 320,
  overflowY: 'auto',
  typography: 'mono',
  lineHeight: '20px',
  color: 'text.primary',
};
const LINE = {
  display: 'block',
  pl: '26px',
  pr: 3,
  textIndent: '-16px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
};

/** Height of the lines that remain visible above the first change. */
const HEAD_ROOM_PX = 40;

/**
 * Line-by-line comparison of two texts. Signs and colours highlight the changes, and the view scrolls to the first
 * change.
 */
export function DiffView({ before, after, context }: DiffViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const all = useMemo(() => diffBodies(before, after), [before, after]);
  const lines = useMemo(() => (context === undefined ? all : foldKept(all, context)), [all, context]);
  useEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('ins, del');
    if (frame.current && first) frame.current.scrollTop = first.offsetTop - HEAD_ROOM_PX;
  }, [lines]);
  return (
    <>
      <Box sx={{ typography: 'caption', color: 'muted', mt: 1 }}>{diffText(all)}</Box>
      <Box ref={frame} role="region" aria-label="Differences" tabIndex={0} sx={FRAME}>
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </Box>
    </>
  );
}

function Line({ line: { sign, text } }: { readonly line: DiffLine }) {
  const { component, sx } = LOOKS[sign];
  return <Box component={component} sx={[LINE, sx]}>{`${sign} ${text}`}</Box>;
}
