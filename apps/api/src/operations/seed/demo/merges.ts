import type { DemoImport, DemoRow, DemoStartup } from './demo-startup';

/** Startups with more than one raw row. */
export const MERGES: readonly DemoStartup[] = [
  {
    shows: 'merged from an article and an import',
    daysAgo: 14,
    origin: 'article',
    row: {
      company_name: 'Zweiquellen Hydraulik',
      first_name: 'Fabrice',
      sector: 'Cleantech',
      canton: 'Vallese',
      founding_year: 2018,
      website: 'https://www.zweiquellen.example/presse',
      awards: ['venture kick 2'],
      company_description: 'Zweiquellen pumpt Wasser ohne Strom aus zwei Quellen, sagt die Zeitung.',
      articles: [
        {
          daysAgo: 15,
          url: 'https://alpine-venture.example/zweiquellen',
          title: 'Water that lifts itself',
          source: 'Alpine Venture News',
        },
        {
          daysAgo: 16,
          url: 'https://fil-innovation.example/zweiquellen',
          title: 'Deux sources valent mieux qu’une',
          source: 'Le Fil de l’innovation',
        },
      ],
    },
  },
  {
    shows: 'a newer row of the same company waits',
    daysAgo: 14,
    row: {
      company_name: 'Wiederkehr Batterien AG',
      first_name: 'Christa',
      last_name: 'Wiederkehr',
      sector: 'Greentech',
      country: 'Switzerland',
      canton: 'St. Gallen',
      founding_year: 2020,
      raised_money: 700_000,
      website: 'https://wiederkehr.example',
      email: 'info@wiederkehr.example',
      number: '+41 71 555 02 12',
      awards: ['eth spin-off'],
      company_description:
        'Wiederkehr zerlegt Autobatterien und baut aus den guten Zellen Speicher für Ferienhäuser. Jede Zelle trägt ihre Geschichte als Code auf der Haut. ' +
        'In Gossau werden im Monat zweihundert Batterien zerlegt.',
      pros_text: 'Zweihundert Batterien im Monat.',
      cons_text: 'Neue Zellen werden jedes Jahr billiger.',
    },
  },
];

/**
 * Further rows for the startup 'Zweiquellen', matched by website and by name. The import takes precedence over the
 * article.
 */
export const SECOND_SOURCES: readonly DemoImport[] = [
  {
    daysAgo: 12,
    row: {
      company_name: 'Zweiquellen Hydraulik AG',
      first_name: 'Fabrice',
      last_name: 'Lagger',
      sector: 'CleanT',
      country: 'Switzerland',
      canton: 'VS',
      founding_year: 2019,
      raised_money: 560_000,
      website: 'https://zweiquellen.example',
      email: 'lagger@zweiquellen.example',
      number: '+41 27 555 02 11',
      awards: ['innosuisse core coaching', 'Venture Kick 2'],
      company_description:
        'Zweiquellen Hydraulik fördert Quellwasser ohne Strom: Die eine Quelle treibt an, was die andere hebt. Das Gerät hat ein einziges bewegtes Teil. ' +
        'Sechs Alpgenossenschaften im Goms haben je eines eingebaut.',
      pros_text: 'Ein bewegtes Teil, keine Wartung.',
      cons_text: 'Braucht zwei Quellen am selben Hang.',
    },
  },
];

/** Rows that are not curated: a new company, and news of an existing company. */
export const WAITING: readonly DemoRow[] = [
  {
    company_name: 'Warteschlange Logistik AG',
    first_name: 'Ivo',
    last_name: 'Schnyder',
    sector: 'ICT',
    country: 'Switzerland',
    canton: 'Luzern',
    founding_year: 2023,
    raised_money: 330_000,
    website: 'https://warteschlange.example',
    email: 'schnyder@warteschlange.example',
    number: '+41 41 555 02 21',
    awards: ['venture kick 3', 'innosuisse certificate', 'fif grant'],
    company_description:
      'Warteschlange verteilt Lieferwagen so auf Rampen, dass keiner länger als acht Minuten steht. Fahrerinnen sehen ihre Rampe schon auf der Autobahn. ' +
      'Zwei Verteilzentren im Seetal arbeiten damit.',
  },
  {
    company_name: 'Wiederkehr Batterien',
    website: 'https://www.wiederkehr.example/de',
    email: 'christa@wiederkehr.example',
    raised_money: 1_500_000,
    awards: ['venture kick 3', 'masschallenge gold'],
    company_description:
      'Wiederkehr hat eine zweite Halle bezogen und zerlegt nun fünfhundert Batterien im Monat. Die Speicher werden neu auch an Gemeinden verkauft.',
  },
];
