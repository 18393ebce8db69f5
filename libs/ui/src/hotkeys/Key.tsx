import Box from '@mui/material/Box';

/** Key name in the style of a keyboard key. */
export function Key({ children }: { readonly children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minWidth: 20,
        px: '5px',
        border: 1,
        borderColor: 'borderStrong',
        borderRadius: '4px',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        font: 'inherit',
        fontSize: '0.75rem',
        lineHeight: '18px',
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
