import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { useListImportsQuery } from '../hooks.gen';

const PARAMETER = 'import';
/** In the place of an id: no file is chosen yet. */
export const NEW_IMPORT = 'new';
const FIRST_PAGE = { page: 1, pageSize: 20 };

/** Whether files can be uploaded here, by this person, as far as is known; a server that cannot leaves it out. */
export function useOffersImports(): boolean {
  const { role } = useSession();
  const mayImport = role === 'admin' || role === 'super';
  useListImportsQuery(FIRST_PAGE, { skip: !mayImport });
  return useIsSupported('listImports') === true && mayImport;
}

/** The import that the address names, with ways to another and back; the section's hash stays. */
export function useOpenedImport() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (id: string | null) => {
      const params = new URLSearchParams(search);
      if (id === null) params.delete(PARAMETER);
      else params.set(PARAMETER, id);
      void navigate({ search: params.toString(), hash });
    },
    [search, hash, navigate],
  );
  return {
    opened: new URLSearchParams(search).get(PARAMETER),
    open: (id: string) => go(id),
    close: () => go(null),
  };
}
