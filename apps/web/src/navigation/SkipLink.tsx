import Box from '@mui/material/Box';

/** Skip link: the first tab stop, which moves the focus past the top bar to the content. */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        // The link only moves the focus. The hash must not change, because it contains the settings section.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'absolute',
        left: 12,
        top: 10,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 550,
        '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden', p: 0 },
      }}
    >
      Skip to content
    </Box>
  );
}
