import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NewsSource } from '@vaglio/contract';
import { searchKey, searchTest } from '@vaglio/startups-domain';

/** Number of sources per page. Longer lists have a search field and paging. */
const SOURCES_PER_PAGE = 20;

/** Returns the displayed sources and the open row, whose id is in the address (`?source=7`). */
export function useSourceView(sources: readonly NewsSource[]) {
  const [query, setQuery] = useState({ page: 1, pageSize: SOURCES_PER_PAGE, q: '' });
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isIn = searchTest(query.q);
  const found = isIn === null ? sources : sources.filter(({ name, url }) => isIn(searchKey(name, url)));
  const first = (query.page - 1) * query.pageSize;
  return {
    shown: found.slice(first, first + query.pageSize),
    found: found.length,
    query,
    setQuery,
    isLong: sources.length > SOURCES_PER_PAGE || query.page > 1 || isIn !== null,
    openId: new URLSearchParams(search).get('source'),
    setOpenId: (id: string | null) => {
      const params = new URLSearchParams(search);
      if (id === null) params.delete('source');
      else params.set('source', id);
      void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
    },
  };
}
