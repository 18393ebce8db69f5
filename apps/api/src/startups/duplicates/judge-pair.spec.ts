import { profileOf, type ProfileRow } from './company-profile';
import { judgePair } from './judge-pair';

const NOTHING: ProfileRow = {
  id: 1,
  company_name: 'Nobody',
  social_reason: null,
  also: [],
  first_name: null,
  last_name: null,
  founders: [],
  founding_year: null,
  canton: null,
  sector: null,
  website: null,
  raw_websites: [],
  register_entries: [],
};
const profile = (row: Partial<ProfileRow>) => profileOf({ ...NOTHING, ...row });
const founded = (first_name: string, last_name: string) => ({ first_name, last_name });
const WEB = { website: 'https://www.lemantis.example/en' };
const ANNA = { first_name: 'Anna', last_name: 'Keller' };

test.each<[string, Partial<ProfileRow>, Partial<ProfileRow>, number, string]>([
  [
    'website, name and canton',
    { company_name: 'Lémantis Therapeutics SA', canton: 'VD', ...WEB },
    { company_name: 'Lemantis Sàrl', canton: 'VD', raw_websites: ['http://lemantis.example'] },
    0.98,
    'same website, name 0.94, same canton',
  ],
  [
    'name and founder',
    { company_name: 'Rhônalgo Sàrl', ...ANNA },
    { company_name: 'Rhonalgo Technologies SA', founders: [founded('anna', 'KELLER')] },
    0.88,
    'name 0.94, same founder',
  ],
  [
    'the legal name of one startup',
    { company_name: 'Seeland', social_reason: 'Genossenschaft Präzision' },
    { company_name: 'Präzision AG', canton: 'BE' },
    0.75,
    'same legal or former name',
  ],
  [
    'one founder with two companies',
    { company_name: 'Alpha', ...ANNA, canton: 'ZH' },
    { company_name: 'Omega', ...ANNA, canton: 'ZH' },
    0.49,
    'same founder, same canton',
  ],
  [
    'a different year and canton',
    { company_name: 'Alpenglow', founding_year: 2015, canton: 'ZH' },
    { company_name: 'Alpenglow Sagl', founding_year: 2020, canton: 'TI' },
    0.88,
    'name 1.00',
  ],
  [
    'one entry of the company register with two names',
    { company_name: 'Alpha', register_entries: ['Zefix, CHE-105.909.036, Zug'] },
    { company_name: 'Omega Bikes', register_entries: ['Register, CHE-105.909.036, Baar'] },
    0.98,
    'same company number',
  ],
  [
    'two companies of the register with one name',
    { company_name: 'Alpenglow', register_entries: ['Zefix, CHE-105.909.036, Zug'] },
    { company_name: 'Alpenglow AG', register_entries: ['Zefix, CHE-116.281.710, Bern'] },
    0.47,
    'name 1.00',
  ],
  [
    'pages of two companies on one portal',
    { company_name: 'Alpha', website: 'https://portal.example/alpha' },
    { company_name: 'Omega', website: 'https://portal.example/omega' },
    0.5,
    'pages of one website',
  ],
  [
    'a page and the home page of its host',
    { company_name: 'Alpha', website: 'https://alpha.example/pumps' },
    { company_name: 'Omega', website: 'https://alpha.example' },
    0.85,
    'same website',
  ],
  [
    'one profile page',
    { company_name: 'Alpha', website: 'https://linkedin.com/company/alpha' },
    { company_name: 'Omega', website: 'https://ch.linkedin.com/company/alpha/about' },
    0.85,
    'same website',
  ],
  [
    'profile pages on one network',
    { company_name: 'Alpha', website: 'https://linkedin.com/company/alpha' },
    { company_name: 'Omega', website: 'https://linkedin.com/company/omega' },
    0,
    '',
  ],
  ['nothing in common', { company_name: 'Alpha' }, { company_name: 'Omega Bikes' }, 0, ''],
])('the certainty and reasons of a pair are calculated from %s', (_title, a, b, certainty, because) => {
  const judged = judgePair(profile(a), profile(b));
  expect([judged.certainty, judged.reasons.map(({ text }) => text).join(', ')]).toEqual([certainty, because]);
  expect(judgePair(profile(b), profile(a)).certainty).toBe(certainty);
});

test('the last name alone does not create a pair', () => {
  const row = { company_name: 'Alpha', last_name: 'Müller' };
  expect(judgePair(profile(row), profile({ ...row, company_name: 'Omega Bikes' })).reasons).toEqual([]);
});
