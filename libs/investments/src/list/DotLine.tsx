import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Short facts in one line, parted by dots. */
export function DotLine({ parts }: { readonly parts: readonly string[] }) {
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <Box component="span" sx={{ mx: '6px', color: 'field' }}>•</Box>}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
