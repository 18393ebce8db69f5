import { PATHS } from './paths';
import { routes } from './routes';

test.each([
  ['landing', '/'],
  ['firstPassword', '/change-password-first'],
  ['login', '/login'],
  ['providerReturn', '/login/oidc'],
  ['changePassword', '/change-password'],
  ['forgotPassword', '/forgot-password'],
  ['user', '/user'],
  ['dashboard', '/dashboard'],
  ['myWork', '/my-work'],
  ['investments', '/potential-investiments'],
  ['settings', '/configurations'],
  ['review', '/review'],
  ['addArticle', '/add-article'],
  ['compare', '/compare'],
  ['dossier', '/dossier'],
] as const)('the page %s has the path %s', (name, path) => expect(PATHS[name]).toBe(path));

test.each([
  [{}, '/potential-investiments'],
  [{ top: 'eligible' }, '/potential-investiments?top=eligible'],
  [{ later: 'all', mode: 'all' }, '/potential-investiments?later=all&mode=all'],
  [{ top: 'eligible', canton: undefined, later: 'all' }, '/potential-investiments?top=eligible&later=all'],
  [{ canton: ['ZH', 'Unknown'] }, '/potential-investiments?canton=ZH&canton=Unknown'],
  [{ canton: [], sector: 'ICT' }, '/potential-investiments?sector=ICT'],
  [{ score_from: 0, score_below: null }, '/potential-investiments?score_from=0'],
  [
    { mode: 'all', q: 'Müller & Co', startup: '7' },
    '/potential-investiments?mode=all&q=M%C3%BCller+%26+Co&startup=7',
  ],
  [{ since: 'visit' }, '/potential-investiments?since=visit'],
  [
    { assignee: 'me', step: 'overdue', later: 'all' },
    '/potential-investiments?assignee=me&step=overdue&later=all',
  ],
  [{ new: 'startup' }, '/potential-investiments?new=startup'],
  [{ view: '12' }, '/potential-investiments?view=12'],
  [{ q: '' }, '/potential-investiments'],
] as const)('the startup list with the filters %j has the address %s', (query, address) =>
  expect(routes.investments(query)).toBe(address),
);

test.each([
  ['', '/potential-investiments?top=eligible&reached_from=2026-11-20'],
  [
    'canton=ZH&canton=BE&sort=name',
    '/potential-investiments?top=eligible&reached_from=2026-11-20&canton=ZH&canton=BE&sort=name',
  ],
  ['reached_from=2026-01-01', '/potential-investiments?top=eligible&reached_from=2026-01-01'],
])('the list of the view %j with additional filters has the address %s', (stored, address) =>
  expect(routes.investmentsOfView(stored, { top: 'eligible', reached_from: '2026-11-20' })).toBe(address),
);

test.each([
  ['2026-11-23', '2026-11-13'],
  ['2026-03-05', '2026-02-23'],
  ['2028-03-05', '2028-02-24'],
  ['2027-01-04', '2026-12-25'],
])('on %s the link to the newest startups lists those above the threshold since %s', (today, since) =>
  expect(routes.newestStartups(today)).toBe(
    `/potential-investiments?top=eligible&sort=firstTime_appear_inscore&reached_from=${since}`,
  ),
);

test.each([
  [routes.review('articles'), '/review?tab=articles'],
  [routes.review('articles', { article: '7' }), '/review?tab=articles&article=7'],
  [routes.review('duplicates', { only: 'website', pair: '' }), '/review?tab=duplicates&only=website'],
  [routes.addArticle(), '/add-article'],
  [routes.addArticle('https://a.ch/b?c=1'), '/add-article?url=https%3A%2F%2Fa.ch%2Fb%3Fc%3D1'],
  [routes.compare(['1', '2']), '/compare?ids=1%2C2'],
  [routes.compare(['1', '2'], 'top=eligible&ids=9'), '/compare?ids=1%2C2&top=eligible'],
  [routes.dossier('7'), '/dossier?id=7'],
  [routes.dossier('7', new URLSearchParams('canton=ZH&canton=BE')), '/dossier?id=7&canton=ZH&canton=BE'],
  [routes.shortlist(''), '/dossier'],
  [routes.shortlist('?top=eligible', ['7', '9']), '/dossier?ids=7%2C9&top=eligible'],
  [routes.listBehind('ids=1,2&top=eligible&open=1'), '/potential-investiments?top=eligible&open=1'],
  [routes.listBehind('ids=1,2&open=1&q=bio', '2'), '/potential-investiments?q=bio&startup=2'],
  [routes.listBehind('id=7&dates=de'), '/potential-investiments'],
  [routes.settings('params'), '/configurations#params'],
  [routes.settings('score_config'), '/configurations#score_config'],
  [routes.profile('password'), '/user#password'],
])('the page address %s equals %s', (address, expected) => expect(address).toBe(expected));
