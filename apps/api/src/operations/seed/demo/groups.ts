import type { DemoStartup } from './demo-startup';

/** Startups whose awards supersede each other. */
export const GROUPS: readonly DemoStartup[] = [
  {
    shows: 'venture kick 1, 2 and 3: only the last counts',
    daysAgo: 90,
    row: {
      company_name: 'Dreifach Kick Sàrl',
      first_name: 'Jean-Baptiste',
      last_name: 'Monnier',
      sector: 'ICT',
      country: 'Suisse',
      canton: 'Genf',
      founding_year: 2022,
      raised_money: 275_000,
      website: 'https://dreifach-kick.example',
      email: 'monnier@dreifach-kick.example',
      number: '+41 22 555 01 41',
      awards: ['venture kick 1', 'venture kick 2', 'venture kick 3'],
      company_description:
        'Dreifach Kick analyse les gestes des footballeurs amateurs avec un simple téléphone. Trois tirs suffisent pour comparer la frappe à ' +
        'celle d’un professionnel. Quarante clubs romands l’utilisent à l’entraînement.',
      pros_text: 'Quarante clubs abonnés en une saison.',
      cons_text: 'Les abonnements s’arrêtent pendant l’été.',
      articles: [
        {
          daysAgo: 91,
          url: 'https://gazette-leman.example/dreifach-kick',
          title: 'Le troisième coup de pied est le bon',
          source: 'Gazette du Léman',
        },
        {
          daysAgo: 150,
          url: 'https://fil-innovation.example/foot-telephone',
          title: 'Un entraîneur dans la poche',
          source: 'Le Fil de l’innovation',
        },
      ],
    },
  },
  {
    shows: 'superseded under both rules: the highest of one group, the lowest of another',
    daysAgo: 90,
    row: {
      company_name: 'Beidseitig Überholt Labs AG',
      first_name: 'Anna-Lena',
      last_name: 'Gschwend',
      sector: 'Biotech',
      country: 'Switzerland',
      canton: 'Zürich',
      founding_year: 2020,
      raised_money: 1_050_000,
      website: 'https://beidseitig-ueberholt.example',
      email: 'gschwend@beidseitig-ueberholt.example',
      number: '+41 44 555 01 42',
      awards: ['venture kick 1', 'venture kick 3', 'eth spin-off', 'epfl spin-off'],
      company_description:
        'Beidseitig Überholt reinigt Dialysefilter von innen und von aussen, damit sie zehnmal statt einmal dienen. Das Verfahren braucht nur ' +
        'Wasser, Ultraschall und ein Enzym. Eine Klinik in Winterthur bereitet die erste Studie vor.',
    },
  },
  {
    shows: 'equal precedence: the larger weight counts',
    daysAgo: 90,
    row: {
      company_name: 'Ranggleich Photonik AG',
      first_name: 'Urs',
      last_name: 'Inauen',
      sector: 'Electronics',
      country: 'Switzerland',
      canton: 'Appenzell Ausserrhoden',
      founding_year: 2021,
      raised_money: 520_000,
      website: 'https://ranggleich.example',
      email: 'inauen@ranggleich.example',
      number: '+41 71 555 01 43',
      awards: ['epfl innogrant', 'eth pioneer fellowship'],
      company_description:
        'Ranggleich Photonik teilt einen Laserstrahl in sechzehn gleich starke. Der Chip ersetzt einen Tisch voller Spiegel und passt auf einen ' +
        'Fingernagel. Abnehmer sind Labore, die Quantenversuche aufbauen.',
    },
  },
  {
    shows: 'equal precedence and equal weight: the smaller id counts',
    daysAgo: 90,
    row: {
      company_name: 'Patt Energiesysteme AG',
      first_name: 'Fridolin',
      last_name: 'Zweifel',
      sector: 'Energie',
      country: 'Switzerland',
      canton: 'Glaris',
      founding_year: 2019,
      raised_money: 760_000,
      website: 'https://patt-energie.example',
      email: 'zweifel@patt-energie.example',
      number: '+41 55 555 01 44',
      awards: ['fit tech grant', 'epfl innogrant'],
      company_description:
        'Patt hält in kleinen Stromnetzen Angebot und Nachfrage im Gleichgewicht. Ein Schwungrad aus Altpapier speichert, was ein Dorf in zehn ' +
        'Minuten verbraucht. Das erste dreht sich in Elm.',
      pros_text: 'Das Schwungrad ist fertig und läuft.',
      cons_text: 'Kein zweiter Standort in Sicht.',
    },
  },
  {
    shows: 'an award in two groups: superseded in one, it supersedes in the other',
    daysAgo: 90,
    row: {
      company_name: 'Zwischen Zwei Stühlen Möbeltechnik GmbH',
      first_name: 'Katja',
      last_name: 'Betschart',
      sector: 'Hardware',
      country: 'Switzerland',
      canton: 'Schwytz',
      founding_year: 2018,
      raised_money: 145_000,
      website: 'https://zwischen-zwei-stuehlen.example',
      email: 'betschart@zwischen-zwei-stuehlen.example',
      number: '+41 41 555 01 45',
      awards: ['epfl innogrant', 'eth spin-off', 'fit tech grant'],
      company_description:
        'Zwischen Zwei Stühlen verbindet Möbel ohne Schrauben und ohne Leim. Das Gelenk aus gepresstem Buchenholz hält vierhundert Kilogramm und ' +
        'lässt sich von Hand wieder lösen. Zwei Möbelhäuser führen die erste Kollektion.',
    },
  },
];
