import type { DemoStartup } from './demo-startup';

/** Startups with the minimum and maximum numbers of fields. */
export const BOUNDS: readonly DemoStartup[] = [
  {
    shows: 'the earliest founding year',
    daysAgo: 120,
    row: {
      company_name: 'Anno 1800 Uhrenforschung SA',
      first_name: 'Hélène',
      last_name: 'Crettenand',
      sector: 'Engineering',
      country: 'Suisse',
      canton: 'Jura',
      founding_year: 1800,
      raised_money: 50_000,
      website: 'https://anno-1800.example',
      email: 'helene@anno-1800.example',
      number: '+41 32 555 02 01',
      awards: ['swiss economic award'],
      company_description:
        'Anno 1800 étudie pourquoi certaines horloges de clocher n’ont jamais pris de retard. La maison de Porrentruy existe depuis deux siècles et a ' +
        'fondé l’an dernier une équipe de recherche. Son premier produit est un balancier en pierre.',
    },
  },
  {
    shows: 'the latest founding year',
    daysAgo: 120,
    row: {
      company_name: 'Futur 2100 Fusion AG',
      first_name: 'Yannick',
      last_name: 'Amsler',
      sector: 'Climate tech',
      country: 'Switzerland',
      canton: 'Argovia',
      founding_year: 2100,
      raised_money: 15_000_000,
      website: 'https://futur-2100.example',
      email: 'amsler@futur-2100.example',
      number: '+41 56 555 02 02',
      awards: ['bridge discovery', 'eurostars'],
      company_description:
        'Futur 2100 plans a fusion plant the size of a shipping container and means the year in its name. Until then the team in Villigen sells the ' +
        'magnets it has learnt to wind. Three research reactors have bought one.',
      pros_text: 'Magnets sell today.\nThree references in Europe.',
      cons_text: 'The plant itself is decades away.',
    },
  },
  {
    shows: 'the most money that fits',
    daysAgo: 120,
    row: {
      company_name: 'Billiarde Zahlungsverkehr AG',
      first_name: 'Leonie',
      last_name: 'Escher',
      sector: 'Payments',
      country: 'Switzerland',
      canton: 'Zürich',
      founding_year: 2013,
      raised_money: 1_000_000_000_000_000,
      website: 'https://billiarde.example',
      email: 'escher@billiarde.example',
      number: '+41 44 555 02 03',
      investors: 'Every investor the founders could think of',
      awards: ['venture kick 3', 'swiss economic award'],
      company_description:
        'Billiarde settles payments between central banks in test money only. One thousand million million francs were raised in a simulation and never ' +
        'left it. Auditors use the platform to see whether their tables are wide enough.',
      pros_text: 'No column is too wide.',
      cons_text: 'None of the money is real.',
    },
  },
  {
    shows: 'the least money: one Rappen',
    daysAgo: 120,
    row: {
      company_name: 'Einräppler Mikrokredit Genossenschaft',
      first_name: 'Paul',
      last_name: 'Ming',
      sector: 'ICT fintech',
      country: 'Switzerland',
      canton: 'Obwald',
      founding_year: 2023,
      raised_money: 0.01,
      website: 'https://einraeppler.example',
      email: 'ming@einraeppler.example',
      number: '+41 41 555 02 04',
      company_description:
        'Einräppler leiht Kindern Rappen und lehrt sie dabei, was Zins ist. Jede Klasse gründet eine eigene Bank mit einem Rappen Kapital. ' +
        'In Sarnen und Kerns haben zwölf Klassen mitgemacht.',
    },
  },
  {
    shows: 'nothing raised, which is known',
    daysAgo: 120,
    row: {
      company_name: 'Null Franken Bootstrap GmbH',
      first_name: 'Simon',
      last_name: 'Imboden',
      sector: 'SaaS',
      country: 'Switzerland',
      canton: 'Valais',
      founding_year: 2021,
      raised_money: 0,
      website: 'https://null-franken.example',
      email: 'imboden@null-franken.example',
      number: '+41 27 555 02 05',
      awards: ['venture kick 1'],
      company_description:
        'Null Franken vermietet Bergbahnen eine Kassensoftware, die sich selbst bezahlt: Die Miete ist ein Anteil an den eingesparten Stunden. ' +
        'Fremdes Geld hat die Firma nie genommen. Acht Bahnen im Oberwallis sind dabei.',
      pros_text: 'Vom ersten Tag an rentabel.',
      cons_text: 'Die Gründer wollen vielleicht gar kein Kapital.',
    },
  },
];
