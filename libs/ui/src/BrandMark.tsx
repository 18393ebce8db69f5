import Box from '@mui/material/Box';

/** Rows of dots from top to bottom, in a view box of 24 × 24. */
const ROWS = [
  { y: 4.5, xs: [3.5, 12, 20.5], radius: 2.4, opacity: 0.38 },
  { y: 11.6, xs: [7.75, 16.25], radius: 2.4, opacity: 0.68 },
  { y: 19, xs: [12], radius: 3, opacity: 1 },
];

/** Logo with six dots in rows of 3, 2 and 1. It is decorative, because the product name is next to it. */
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
