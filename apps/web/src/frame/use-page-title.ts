import { useEffect } from 'react';
import { useBrand } from './BrandProvider';
import { titleOf } from '../paths';

/** Sets the browser title for a path: page name, then product name. */
export function usePageTitle(pathname: string): void {
  const { productTitle } = useBrand();
  useEffect(() => {
    document.title = `${titleOf(pathname)} · ${productTitle}`;
  }, [pathname, productTitle]);
}
