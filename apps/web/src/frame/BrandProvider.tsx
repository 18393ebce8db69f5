import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { DEFAULT_BRAND, isLeftToProvider, readBrand, type Brand } from '@vaglio/api-client';

interface KnownBrand extends Brand {
  /** After it was changed. */
  readonly reload: () => void;
}

/** Until the installation's name is loaded, the product's is shown and the foundation's left out. */
const NOT_YET: KnownBrand = { ...DEFAULT_BRAND, foundationName: '', reload: () => undefined };
const BrandContext = createContext(NOT_YET);

/** Nor is a form for passwords, where they are not used. */
function notYet(): Brand {
  return { ...NOT_YET, passwordSignIn: isLeftToProvider() ? 'nobody' : 'all' };
}

export function useBrand(): KnownBrand {
  return useContext(BrandContext);
}

/** Loads the installation's brand once, and again when it was changed here. */
export function BrandProvider({ children }: { readonly children: ReactNode }) {
  const [brand, setBrand] = useState<Brand>(notYet);
  const reload = useCallback(() => void readBrand().then(setBrand), []);
  useEffect(() => reload(), [reload]);
  return <BrandContext.Provider value={{ ...brand, reload }}>{children}</BrandContext.Provider>;
}
