import CircularProgress from '@mui/material/CircularProgress';

/** Spinner in the colour of the surrounding text. An adjacent label must describe what is loading. */
export function Spinner({ size = 24 }: { readonly size?: number }) {
  return <CircularProgress size={size} thickness={5} enableTrackSlot color="inherit" aria-hidden="true" />;
}
