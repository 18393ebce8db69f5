import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  DEFAULT_BRAND,
  isSsoOnly,
  keepNames,
  readBrand,
  readKeptNames,
  type Brand,
} from '@vaglio/api-client';

interface KnownBrand extends Brand {
  /** After it was changed. */
  readonly reload: () => Promise<void>;
}

/** At the first visit the product's name is shown until the installation's is loaded, and the foundation's left out. */
const INITIAL_BRAND: KnownBrand = { ...DEFAULT_BRAND, foundationName: '', reload: () => Promise.resolve() };
const BrandContext = createContext(INITIAL_BRAND);

/** Later visits begin with the names of the last one. A form for passwords is left out where they are not used. */
function initialBrand(): Brand {
  return { ...INITIAL_BRAND, ...readKeptNames(), passwordSignIn: isSsoOnly() ? 'nobody' : 'all' };
}

export function useBrand(): KnownBrand {
  return useContext(BrandContext);
}

/** Loads the installation's brand once, and again when it was changed here. */
export function BrandProvider({ children }: { readonly children: ReactNode }) {
  const [brand, setBrand] = useState<Brand>(initialBrand);
  const reload = useCallback(async () => {
    const read = await readBrand();
    setBrand((known) => (isSame(known, read) ? known : read));
    keepNames(read);
  }, []);
  useEffect(() => void reload(), [reload]);
  const known = useMemo(() => ({ ...brand, reload }), [brand, reload]);
  return <BrandContext.Provider value={known}>{children}</BrandContext.Provider>;
}

/** What is known already is not drawn again. */
function isSame(known: Brand, read: Brand): boolean {
  const values = new Map(Object.entries(known));
  return Object.entries(read).every(([name, value]) => values.get(name) === value);
}
