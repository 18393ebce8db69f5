import Box from '@mui/material/Box';
import { BrandMark } from '@vaglio/ui';
import { useBrand } from './BrandProvider';

/** Logo of the installation or, without one, of the product. It is decorative, because the title is next to it. */
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
