import Skeleton from '@mui/material/Skeleton';

const WIDTHS = [72, 76, 70, 150];

/** The stages while they are loaded; the strip has its height already. */
export function ChainSkeleton() {
  return WIDTHS.map((width) => <Skeleton key={width} height={12} width={width} />);
}
