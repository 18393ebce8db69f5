import Box from '@mui/material/Box';
import { BrandMark } from '@vaglio/ui';
import { useBrand } from './BrandProvider';

/** The logo of the installation, else the mark of the product. Decoration: the title is beside it. */
export function Logo({ size = 22 }: { readonly size?: number }) {
  const { logo } = useBrand();
  if (logo === null) return <BrandMark size={size} />;
  return (
    <Box
      component="img"
      src={logo}
      alt=""
      sx={{ height: size, minWidth: 0, maxWidth: `min(100%, ${size * 5}px)`, objectFit: 'contain' }}
    />
  );
}
