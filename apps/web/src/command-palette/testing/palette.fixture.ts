import { Gauge, LogOut, Rss, User, Users } from 'lucide-react';
import { aStartup, FIXED_NOW, type FakeRoutes } from '@vaglio/test-kit';
import type { Offered } from '../palette-entries';

export const LIST = 'GET /auth/investments';

export const OFFERED: Omit<Offered, 'found'> = {
  places: [
    { label: 'Dashboard', icon: Gauge, to: '/dashboard' },
    { label: 'Scraper', detail: 'Settings', icon: Rss, to: '/configurations#scraper' },
  ],
  views: [
    {
      label: 'Kaltstart, cleantech',
      detail: 'team',
      state: '1 new',
      icon: Users,
      to: '/potential-investiments?view=4',
    },
    { label: 'My follow-ups', detail: 'mine', icon: User, to: '/potential-investiments?view=9' },
  ],
  actions: [{ label: 'Logout', icon: LogOut, run: () => undefined }],
  recent: [],
};

const KAELTEBLICK = aStartup({
  id: '3',
  company_name: 'Kälteblick AG',
  canton: 'ZH',
  sector: 'CleanT',
  score: 12.5,
  email_sent: 1,
});
const LOKALNETZ = aStartup({
  id: '8',
  company_name: 'Lokalnetz AG',
  canton: 'BE',
  score: 6,
  rejected: 1,
});

/** Routes with two startups for 'kal', and one with a similar spelling for 'kaltblik'. */
export const ROUTES: FakeRoutes = {
  [LIST]: ({ query }: { readonly query: URLSearchParams }) => {
    const found = query.get('q') === 'kal' ? [KAELTEBLICK, LOKALNETZ] : [];
    const similar = query.get('q') === 'kaltblik' ? [KAELTEBLICK] : [];
    return { body: { items: found, total: found.length, similar } };
  },
};
export const NOW = FIXED_NOW;
