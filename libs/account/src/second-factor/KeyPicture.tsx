import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Points of white around the pattern, which cameras need. */
const MARGIN = 3;

/** A text as a QR code: black on white also in the dark, as apps expect it. */
export function KeyPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => toPath(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{ width: 184, height: 184, display: 'block', borderRadius: 1, bgcolor: '#fff' }}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </Box>
  );
}

/** One square for each dark point. */
function toPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: MARGIN });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
