import { useEffect } from 'react';
import { useBrand } from './BrandProvider';
import { titleOf } from '../paths';

/** The browser's title for the present path: page, then product. */
export function usePageTitle(pathname: string): void {
  const { productTitle } = useBrand();
  useEffect(() => {
    document.title = `${titleOf(pathname)} · ${productTitle}`;
  }, [pathname, productTitle]);
}
