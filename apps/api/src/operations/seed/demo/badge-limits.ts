import type { DemoStartup } from './demo-startup';

const MINUTES = 1 / (24 * 60);

/** Startups exactly at the age limit of a badge, and one minute older. */
export const BADGE_LIMITS: readonly DemoStartup[] = [
  {
    shows: 'first above the threshold exactly ten days ago: still New',
    daysAgo: 10,
    row: {
      company_name: 'Zehn Tage Neuland AG',
      first_name: 'Ladina',
      last_name: 'Rutz',
      sector: 'Cleantech',
      country: 'Switzerland',
      canton: 'San Gallo',
      founding_year: 2023,
      raised_money: 1_900_000,
      website: 'https://zehn-tage-neuland.example',
      email: 'rutz@zehn-tage-neuland.example',
      number: '+41 71 555 01 51',
      awards: ['venture kick 3', 'innosuisse certificate', 'top 100 swiss startup'],
      company_description:
        'Zehn Tage Neuland macht aus Aushub in zehn Tagen fruchtbaren Boden. Pilze und Pflanzenkohle ersetzen dreissig Jahre Brache. ' +
        'Drei Kiesgruben im Rheintal werden so wieder zu Äckern.',
      articles: [
        {
          daysAgo: 11,
          url: 'https://gewerbebote.example/neuland',
          title: 'Aus Aushub wird Acker',
          source: 'Aaretaler Gewerbebote',
        },
        {
          daysAgo: 12,
          url: 'https://startwerk-rundschau.example/neuland',
          title: 'Boden in zehn Tagen',
          source: 'Startwerk Rundschau',
        },
      ],
    },
  },
  {
    shows: 'first above the threshold ten days and a minute ago: no longer New',
    daysAgo: 10 + MINUTES,
    row: {
      company_name: 'Elfter Tag Analytics AG',
      first_name: 'Dominik',
      last_name: 'Iten',
      sector: 'Insurtech',
      country: 'Switzerland',
      canton: 'Zoug',
      founding_year: 2020,
      raised_money: 4_500_000,
      website: 'https://elfter-tag.example',
      email: 'iten@elfter-tag.example',
      number: '+41 41 555 01 52',
      awards: ['venture kick 3', 'innosuisse certificate', 'swiss technology award'],
      company_description:
        'Elfter Tag berechnet, wie lange ein Schaden wirklich dauert. Versicherer erfahren schon am elften Tag, ob jemand in einem Jahr wieder ' +
        'arbeitet. Die Grundlage sind zwei Millionen anonyme Verläufe aus drei Ländern.',
      pros_text: 'Zwei Versicherer bezahlen je Fall.',
      cons_text: 'Ein neues Datenschutzgesetz kann die Grundlage entziehen.',
    },
  },
  {
    shows: 'updated exactly seven days ago: still Recently updated',
    daysAgo: 200,
    row: {
      ID: 'VG-207',
      company_name: 'Siebter Tag Wartung GmbH',
      first_name: 'Beat',
      last_name: 'Odermatt',
      sector: 'Industry',
      country: 'Switzerland',
      canton: 'Nidwald',
      founding_year: 2019,
      raised_money: 230_000,
      website: 'https://siebter-tag.example',
      email: 'odermatt@siebter-tag.example',
      awards: ['innosuisse core coaching', 'fit tech seed'],
      company_description:
        'Siebter Tag wartet Seilbahnen am Ruhetag, auch wenn niemand im Tal ist. Sensoren an jeder Rolle melden Verschleiss, ein Roboter fettet ' +
        'nach. Vier Bahnen am Stanserhorn und in Engelberg sind ausgerüstet.',
    },
    later: { daysAgo: 7, row: { number: '+41 41 555 01 53' } },
  },
  {
    shows: 'updated seven days and a minute ago: no longer Recently updated',
    daysAgo: 200,
    row: {
      ID: 'VG-208',
      company_name: 'Huitième Jour Mobilité SA',
      first_name: 'Pascal',
      last_name: 'Jungo',
      sector: 'ICT',
      country: 'Suisse',
      canton: 'Freiburg',
      founding_year: 2020,
      raised_money: 610_000,
      website: 'https://huitieme-jour.example',
      email: 'jungo@huitieme-jour.example',
      awards: ['fit tech grant', 'venture kick 1'],
      company_description:
        'Huitième Jour loue des vélos-cargos aux familles pour huit jours, le temps de s’y habituer. Un boîtier mesure les trajets et calcule ce ' +
        'que la voiture aurait coûté. Six familles sur dix achètent ensuite.',
    },
    later: { daysAgo: 7 + MINUTES, row: { number: '+41 26 555 01 54' } },
  },
];
