import { useLocation, useNavigate } from 'react-router';
import type { AwardGroup } from '@vaglio/contract';

const PARAM = 'group';

/** The group that the address names, else the first; the hash, which names the section, stays. */
export function useSelectedGroup(groups: readonly AwardGroup[]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(PARAM);
  const selected = groups.find(({ id }) => id === named) ?? groups[0] ?? null;
  const select = (id: string) =>
    void navigate({ search: new URLSearchParams({ [PARAM]: id }).toString(), hash }, { replace: true });
  return { selected, select };
}
