import CircularProgress from '@mui/material/CircularProgress';

/** A turning ring in the colour of the text around it; a label beside it must name what is loading. */
export function Spinner({ size = 24 }: { readonly size?: number }) {
  return <CircularProgress size={size} thickness={5} enableTrackSlot color="inherit" aria-hidden="true" />;
}
