import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { DEFAULT_BRAND, readBrand, type Brand } from '@vaglio/api-client';

/** Until the installation has said its name, the product's is shown and the foundation's left out. */
const BrandContext = createContext<Brand>({ ...DEFAULT_BRAND, foundationName: '' });

export function useBrand(): Brand {
  return useContext(BrandContext);
}

/** Asks the installation once for its brand texts. */
export function BrandProvider({ children }: { readonly children: ReactNode }) {
  const [brand, setBrand] = useState<Brand | null>(null);
  useEffect(() => {
    void readBrand().then(setBrand);
  }, []);
  return brand ? <BrandContext.Provider value={brand}>{children}</BrandContext.Provider> : children;
}
