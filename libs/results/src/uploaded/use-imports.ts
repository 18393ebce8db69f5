import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { useListImportsQuery } from '../hooks.gen';

const PARAMETER = 'import';
/** Address value that replaces the import id until a file is selected. */
export const NEW_IMPORT = 'new';
const FIRST_PAGE = { page: 1, pageSize: 20 };

/**
 * Returns true if the user may upload files and the server supports uploads.
 * @returns undefined until the first request has ended
 */
export function useOffersImports(): boolean | undefined {
  const { role } = useSession();
  const mayImport = role === 'admin' || role === 'super';
  const { isLoading } = useListImportsQuery(FIRST_PAGE, { skip: !mayImport });
  const isSupported = useIsSupported('listImports');
  if (!mayImport) return false;
  return isSupported ?? (isLoading ? undefined : false);
}

/**
 * Returns the import id from the address and functions that open another import or close the import page. The hash of
 * the section is kept.
 */
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
