import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { DEFAULT_BRAND, readBrand, type Brand } from '@vaglio/api-client';

/** Until the installation's name is loaded, the product's is shown and the foundation's left out. */
const NOT_YET: Brand = { ...DEFAULT_BRAND, foundationName: '' };
const BrandContext = createContext(NOT_YET);

export function useBrand(): Brand {
  return useContext(BrandContext);
}

/** Loads the installation's brand texts once. */
export function BrandProvider({ children }: { readonly children: ReactNode }) {
  const [brand, setBrand] = useState(NOT_YET);
  useEffect(() => {
    void readBrand().then(setBrand);
  }, []);
  return <BrandContext.Provider value={brand}>{children}</BrandContext.Provider>;
}
