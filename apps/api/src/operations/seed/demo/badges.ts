import type { DemoStartup } from './demo-startup';

const MINUTES = 1 / (24 * 60);

/** Startups that are new, updated or neither. Their ages are not close to the limits of a badge. */
export const BADGES: readonly DemoStartup[] = [
  {
    shows: 'above the threshold for years',
    daysAgo: 1460,
    row: {
      company_name: 'Vieille Garde Horlogère SA',
      first_name: 'Loïc',
      last_name: 'Perrinjaquet',
      sector: 'Engineering',
      country: 'Suisse',
      canton: 'Neuenburg',
      founding_year: 2009,
      raised_money: 11_200_000,
      website: 'https://vieille-garde.example',
      email: 'loic@vieille-garde.example',
      number: '+41 32 555 01 55',
      awards: ['venture kick 3', 'innosuisse certificate', 'swiss technology award', 'w.a. de vigier award'],
      company_description:
        'Vieille Garde fabrique des ressorts spiraux en verre métallique. Ils ne rouillent pas, ne fatiguent pas et gardent l’heure à mille mètres ' +
        'sous l’eau. La société livre neuf marques depuis plus de dix ans.',
      pros_text: 'Rentable depuis 2015.\nNeuf marques clientes.',
      cons_text: 'Deux fondateurs approchent de la retraite.',
      articles: [
        {
          daysAgo: 1470,
          url: 'https://fil-innovation.example/vieille-garde',
          title: 'Le ressort qui ne fatigue pas',
          source: 'Le Fil de l’innovation',
        },
        {
          daysAgo: 1500,
          url: 'https://alpine-venture.example/metallic-glass',
          title: 'Metallic glass keeps time at a thousand metres',
          source: 'Alpine Venture News',
        },
        {
          daysAgo: 1620,
          url: 'https://gazette-leman.example/vieille-garde',
          title: 'La Vieille Garde reste jeune',
          source: 'Gazette du Léman',
        },
      ],
    },
  },
  {
    shows: 'first seen today',
    daysAgo: 120 * MINUTES,
    row: {
      company_name: 'Frischling Proteine AG',
      first_name: 'Svenja',
      last_name: 'Arnold',
      sector: 'Bio',
      country: 'Switzerland',
      canton: 'Uri',
      founding_year: 2024,
      raised_money: 2_600_000,
      website: 'https://frischling.example',
      email: 'arnold@frischling.example',
      number: '+41 41 555 01 56',
      awards: ['venture kick 3', 'eic accelerator', 'eth spin-off', 'top 100 swiss startup'],
      company_description:
        'Frischling gewinnt Milcheiweiss aus Zellen statt aus Kühen. Die Zellen wachsen in Stahltanks mit Wasserkraft aus Göschenen. ' +
        'Der erste Frischkäse soll im Frühling in den Läden stehen.',
      pros_text: 'Vorbestellungen von zwei Grossverteilern.',
      cons_text: 'Die Bewilligung des Lebensmittels steht aus.',
      articles: [
        {
          daysAgo: 0,
          url: 'https://wirtschaftsblatt.example/frischling',
          title: 'Käse aus dem Tank kommt nach Uri',
          source: 'Zürcher Wirtschaftsblatt',
        },
        {
          daysAgo: 1,
          url: 'https://alpine-venture.example/frischling',
          title: 'Young boar, old cheese: Frischling raises 2.6 million',
          source: 'Alpine Venture News',
        },
      ],
    },
  },
  {
    shows: 'imported years ago, above the threshold only lately',
    daysAgo: 1100,
    row: {
      ID: 'VG-211',
      company_name: 'Spätzünder Turbinen AG',
      first_name: 'Hanspeter',
      last_name: 'Durrer',
      sector: 'Energy',
      country: 'Switzerland',
      canton: 'Obwalden',
      founding_year: 2014,
      raised_money: 5_300_000,
      website: 'https://spaetzuender.example',
      email: 'durrer@spaetzuender.example',
      number: '+41 41 555 01 57',
      awards: ['innosuisse certificate'],
      company_description:
        'Spätzünder baut Turbinen, die auch bei einem Rinnsal anlaufen. Sie erzeugen Strom aus Trinkwasserleitungen, ohne den Druck zu senken. ' +
        'Nach zehn Jahren Entwicklung laufen nun siebzig Anlagen in den Alpen.',
      pros_text: 'Siebzig Anlagen, keine Reklamation.',
      cons_text: 'Der Verkauf hängt an Gemeindeversammlungen.',
    },
    later: {
      daysAgo: 4,
      row: {
        raised_money: 6_400_000,
        awards: ['innosuisse certificate', 'venture kick 3', 'swiss economic award', 'top 100 swiss startup'],
      },
    },
  },
  {
    shows: 'above the threshold for long, updated yesterday',
    daysAgo: 400,
    row: {
      ID: 'VG-212',
      company_name: 'Gestern Aktualisiert Software AG',
      first_name: 'Tamara',
      last_name: 'Frei',
      sector: 'Digital health',
      country: 'Switzerland',
      canton: 'ZH',
      founding_year: 2018,
      raised_money: 3_000_000,
      website: 'https://gestern-aktualisiert.example',
      email: 'frei@gestern-aktualisiert.example',
      awards: ['venture kick 3', 'innosuisse certificate', 'masschallenge gold'],
      company_description:
        'Gestern Aktualisiert hält die Software von Spitalgeräten auf dem neusten Stand, ohne sie abzuschalten. Jede Änderung wird zuerst an einem ' +
        'Zwilling geprüft. Sechzehn Spitäler haben seither keinen ungeplanten Ausfall gemeldet.',
      pros_text: 'Sechzehn Spitäler in drei Kantonen.',
      cons_text: 'Gerätehersteller könnten den Zugang sperren.',
      articles: [
        {
          daysAgo: 401,
          url: 'https://wirtschaftsblatt.example/gestern-aktualisiert',
          title: 'Updates ohne Ausfall: sechzehn Spitäler machen mit',
          source: 'Zürcher Wirtschaftsblatt',
        },
        {
          daysAgo: 430,
          url: 'https://startwerk-rundschau.example/zwilling',
          title: 'Der Zwilling des Beatmungsgeräts',
          source: 'Startwerk Rundschau',
        },
      ],
    },
    later: { daysAgo: 1, row: { number: '+41 44 555 01 58', raised_money: 3_800_000 } },
  },
];
