import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Width of the QR code's white border, in modules. Cameras require the border. */
const MARGIN = 3;

/** QR code of a text. It is black on white even in dark mode, because authenticator apps expect that. */
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

/** Converts a text to an SVG path with one square per dark module. */
function toPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: MARGIN });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [['M', x, ' ', y, 'h1v1h-1z'].join('')] : [])),
  );
  return { size, path: squares.join('') };
}
