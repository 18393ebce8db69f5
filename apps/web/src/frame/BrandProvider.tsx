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
  /** Reloads the brand after it was changed. */
  readonly reload: () => Promise<void>;
}

/** Brand on the first visit, until the installation's brand is loaded. */
const INITIAL_BRAND: KnownBrand = { ...DEFAULT_BRAND, foundationName: '', reload: () => Promise.resolve() };
const BrandContext = createContext(INITIAL_BRAND);

/**
 * Returns the brand to show before the server responds. On later visits it contains the names from the previous visit.
 * Without password sign-in, it hides the password form.
 */
function initialBrand(): Brand {
  return { ...INITIAL_BRAND, ...readKeptNames(), passwordSignIn: isSsoOnly() ? 'nobody' : 'all' };
}

export function useBrand(): KnownBrand {
  return useContext(BrandContext);
}

/** Provides the installation's brand. It loads the brand once, and again after a change. */
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

/** Returns true if the loaded brand equals the current brand, so that no render is needed. */
function isSame(known: Brand, read: Brand): boolean {
  const values = new Map(Object.entries(known));
  return Object.entries(read).every(([name, value]) => values.get(name) === value);
}
