import Box from '@mui/material/Box';

/** Rows of the sieve from above: what falls through gets fewer and clearer. */
const ROWS = [
  { y: 4.5, xs: [3.5, 12, 20.5], radius: 2.4, opacity: 0.38 },
  { y: 11.6, xs: [7.75, 16.25], radius: 2.4, opacity: 0.68 },
  { y: 19, xs: [12], radius: 3, opacity: 1 },
];

/** The mark: six dots, 3-2-1, a sieve and a V. Decoration: the title is beside it. */
export function BrandMark({ size = 22 }: { readonly size?: number }) {
  return (
    <Box
      component="svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      sx={{ fill: 'currentColor', color: 'primary.main' }}
    >
      {ROWS.flatMap(({ y, xs, radius, opacity }) =>
        xs.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fillOpacity={opacity} />),
      )}
    </Box>
  );
}
