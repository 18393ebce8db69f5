import { User, Users } from 'lucide-react';
import type { Place } from './palette-entries';
import { useCountViewNewsQuery, useListViewsQuery } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { formatCount } from '@vaglio/ui';

/** The saved views that the person can open, pinned ones first, with whose they are and how much is new; none on a server without views. */
export function usePaletteViews(): readonly Place[] {
  const { data: views, error } = useListViewsQuery();
  const { data: counted } = useCountViewNewsQuery(undefined, { skip: !views || views.total === 0 });
  if (!views || error) return [];
  return views.items.map(({ id, name, is_team }) => {
    const entered = counted?.items.find((news) => news.id === id)?.new ?? 0;
    return {
      label: name,
      detail: is_team ? 'team' : 'mine',
      ...(entered > 0 && { state: `${formatCount(entered)} new` }),
      icon: is_team ? Users : User,
      to: routes.investments({ view: id }),
    };
  });
}
