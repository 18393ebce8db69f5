import { isNoCompany } from './not-companies';

test.each([
  'Établie',
  'Fondée',
  'Based',
  'Gegründet',
  'Fondata',
  'Herbst',
  'Printemps',
  'L’azienda',
  "L'entreprise",
  'Switzerland',
  'Zürich',
  'Seetal Partners',
])('%s is no company', (name) => expect(isNoCompany(name)).toBe(true));

test.each(['Lumitide', 'L’Orbe Robotics', 'Herbstgold', 'Basetis', 'Ponteluce'])('%s may be one', (name) =>
  expect(isNoCompany(name)).toBe(false),
);
