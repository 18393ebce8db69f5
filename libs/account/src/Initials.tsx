import Box from '@mui/material/Box';
import { initialsOf } from './initials-of';

/** The round placeholder of a picture; decoration, the name is beside it. */
export function Initials({ name, size = 28 }: { readonly name: string; readonly size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        bgcolor: 'accentSoft',
        color: 'accentSoftText',
        fontWeight: 620,
        fontSize: `${size * 0.38}px`,
        letterSpacing: 0,
      }}
    >
      {initialsOf(name)}
    </Box>
  );
}
