import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { diffBodies, foldKept, type DiffLine } from '../version/version-diff';

interface DiffViewProps {
  readonly before: string;
  readonly after: string;
  /** Only so many kept lines around each change; all of them without it. */
  readonly context?: number;
}

const LOOKS = {
  ' ': { component: 'span', sx: {} },
  '…': { component: 'span', sx: { color: 'muted', fontStyle: 'italic' } },
  '+': { component: 'ins', sx: { bgcolor: 'greenSoft', color: 'success.main' } },
  '−': { component: 'del', sx: { bgcolor: 'redSoft', color: 'error.main' } },
} as const;
const FRAME = { mt: 2, border: 1, borderColor: 'border', borderRadius: 1, maxHeight: 320, overflowY: 'auto', typography: 'mono', lineHeight: '20px', color: 'text.primary' };
const LINE = { display: 'block', pl: '26px', pr: 3, textIndent: '-16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textDecoration: 'none' };

/** Two texts line by line; what is added or removed is told by its sign and its colour. */
export function DiffView({ before, after, context }: DiffViewProps) {
  const lines = useMemo(() => {
    const all = diffBodies(before, after);
    return context === undefined ? all : foldKept(all, context);
  }, [before, after, context]);
  return (
    <Box role="region" aria-label="Differences" tabIndex={0} sx={FRAME}>
      {lines.map((line, index) => <Line key={index} line={line} />)}
    </Box>
  );
}

function Line({ line: { sign, text } }: { readonly line: DiffLine }) {
  const { component, sx } = LOOKS[sign];
  return <Box component={component} sx={[LINE, sx]}>{`${sign} ${text}`}</Box>;
}
