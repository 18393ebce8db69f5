import CircularProgress from '@mui/material/CircularProgress';

/** A turning ring in the colour of the text around it; what it waits for must stand beside it in words. */
export function Spinner({ size = 24 }: { readonly size?: number }) {
  return <CircularProgress size={size} thickness={5} enableTrackSlot color="inherit" aria-hidden="true" />;
}
